import type { Pet } from "@pawhaven/contract";
import { Heart } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { SignInRequiredButton } from "../../ui/sign-in-required-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFavorite } from "./use-favorite.ts";

interface FavoriteButtonProps {
  pet: Pet;
  /** A visitor goes to sign in; whatever stands in front of the page has to go. */
  onLeave: () => void;
}

export function FavoriteButton({ pet, onLeave }: FavoriteButtonProps) {
  const { isFavorite, isBusy, toggle } = useFavorite(pet);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function sendToLogin() {
    toast.error("You need to log in to view favorites.");
    onLeave();
    void navigate("/login", { state: { redirectTo: pathname + search } });
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
