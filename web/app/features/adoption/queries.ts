import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const petsQuery = queryOptions({
  queryKey: ["pets"],
  queryFn: ({ signal }) => api.listPets(undefined, { signal }),
});

export const petQuery = (id: number) =>
  queryOptions({
    queryKey: ["pets", id],
    queryFn: ({ signal }) => api.getPet({ params: { id } }, { signal }),
  });

export const favoriteQuery = (id: number) =>
  queryOptions({
    queryKey: ["favorite", id],
    queryFn: ({ signal }) => api.isFavorite({ params: { id } }, { signal }),
  });

export const favoritesQuery = queryOptions({
  queryKey: ["favorites"],
  queryFn: ({ signal }) => api.listFavorites(undefined, { signal }),
});

export const hasRequestQuery = (petId: number) =>
  queryOptions({
    queryKey: ["adoption-check", petId],
    queryFn: ({ signal }) => api.hasAdoptionRequest({ params: { id: petId } }, { signal }),
  });

export const adoptionRequestsQuery = queryOptions({
  queryKey: ["adoption-requests"],
  queryFn: ({ signal }) => api.listAdoptionRequests(undefined, { signal }),
});
