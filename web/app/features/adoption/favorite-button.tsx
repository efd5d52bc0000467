import type { Pet } from "@pawhaven/contract";
import { Heart } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { SignedInButton } from "../../ui/signed-in-button.tsx";
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
    <SignedInButton
      variant="secondary"
      icon={isFavorite ? FilledHeart : Heart}
      busy={isBusy}
      className="sm:min-w-64"
      onClick={toggle}
      onSignedOut={sendToLogin}
    >
      {isFavorite ? "Remove from Favorites" : "Add to Favorites"}
    </SignedInButton>
  );
}

const FilledHeart = ({ className = "" }: { className?: string }) => (
  <Heart className={`${className} fill-coral text-coral`} />
);
