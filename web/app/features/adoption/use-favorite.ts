import { ApiResponseError, type Pet } from "@pawhaven/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast.tsx";
import { favoriteQuery, favoritesQuery } from "./queries.ts";
import { useFailureToast } from "./use-failure-toast.ts";

/** Whether a pet is a favourite, asked for when somebody looks at it, and the way to change that. */
export function useFavorite(pet: Pet) {
  const queryClient = useQueryClient();
  const isSignedIn = useSession() !== null;
  const status = useQuery({ ...favoriteQuery(pet.id), enabled: isSignedIn });
  useFailureToast(status, "Failed to fetch favorite status. Please try again later.");

  const { mutate: toggle, isPending } = useMutation({
    mutationFn: () => api.toggleFavorite({ params: { id: pet.id } }),
    onSuccess: ({ is_favorite: isFavorite }) => {
      queryClient.setQueryData(favoriteQuery(pet.id).queryKey, { is_favorite: isFavorite });
      queryClient.setQueryData(favoritesQuery.queryKey, (pets) => pets && withPet(pets, pet, isFavorite));
    },
    onError: (error) => {
      if (error instanceof ApiResponseError && error.code === "unauthenticated") return;
      toast.error("Failed to toggle favorite status. Please try again later.");
    },
  });

  return {
    isFavorite: isSignedIn && status.data?.is_favorite === true,
    isBusy: isPending || (isSignedIn && status.isLoading),
    toggle: () => toggle(),
  };
}

function withPet(pets: Pet[], pet: Pet, isFavorite: boolean): Pet[] {
  const others = pets.filter(({ id }) => id !== pet.id);
  return isFavorite ? [pet, ...others] : others;
}
