import type { Pet } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { favoriteQuery, favoritesQuery } from "./queries.ts";
import { useFailureToast } from "./use-failure-toast.ts";

export function useFavorite(pet: Pet) {
  const queryClient = useQueryClient();
  const isSignedIn = useSession() !== null;
  const status = useQuery({ ...favoriteQuery(pet.id), enabled: isSignedIn });
  useFailureToast(status, "Failed to fetch favorite status. Please try again later.");

  const toggle = useApiMutation({
    mutationFn: () => api.toggleFavorite({ params: { id: pet.id } }),
    onSuccess: ({ is_favorite: isFavorite }) => {
      queryClient.setQueryData(favoriteQuery(pet.id).queryKey, { is_favorite: isFavorite });
      queryClient.setQueryData(favoritesQuery.queryKey, (pets) => pets && withPet(pets, pet, isFavorite));
    },
    onError: () => toast.error("Failed to toggle favorite status. Please try again later."),
  });

  return {
    isFavorite: isSignedIn && status.data?.is_favorite === true,
    isBusy: toggle.isPending || (isSignedIn && status.isLoading),
    toggle: () => toggle.mutate(),
  };
}

function withPet(pets: Pet[], pet: Pet, isFavorite: boolean): Pet[] {
  const others = pets.filter(({ id }) => id !== pet.id);
  return isFavorite ? [pet, ...others] : others;
}
