import type { Pet } from "@pawhaven/contract";
import { Heart } from "lucide-react";
import { useGoToLogin } from "../../lib/use-go-to-login.ts";
import { SignInRequiredButton } from "../../ui/sign-in-required-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFavorite } from "./use-favorite.ts";

interface FavoriteButtonProps {
  pet: Pet;
  /** Closes the dialog in front of the page when a visitor is sent to sign in. */
  onLeave: () => void;
}

export function FavoriteButton({ pet, onLeave }: FavoriteButtonProps) {
  const { isFavorite, isBusy, toggle } = useFavorite(pet);
  const goToLogin = useGoToLogin();

  function sendToLogin() {
    toast.error("You need to log in to view favorites.");
    onLeave();
    goToLogin();
  }

  return (
    <SignInRequiredButton
      variant="secondary"
      icon={isFavorite ? FilledHeart : Heart}
      busy={isBusy}
      className="sm:min-w-64"
      onClick={toggle}
      onSignInRequired={sendToLogin}
    >
      {isFavorite ? "Remove from Favorites" : "Add to Favorites"}
    </SignInRequiredButton>
  );
}

const FilledHeart = ({ className = "" }: { className?: string }) => (
  <Heart className={`${className} fill-coral text-coral`} />
);
