import type { Species } from "@pawhaven/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const userpetsQuery = (userId: number) =>
  queryOptions({
    queryKey: ["userpets", userId],
    queryFn: ({ signal }) => api.listUserpets({ params: { userId } }, { signal }),
  });

export const userpetQuery = (id: string) =>
  queryOptions({
    queryKey: ["userpet", id],
    queryFn: ({ signal }) => api.getUserpet({ params: { id } }, { signal }),
  });

export const breedsQuery = (species: Species) =>
  queryOptions({
    queryKey: ["breeds", species],
    queryFn: ({ signal }) => api.listBreeds({ params: { species } }, { signal }),
    staleTime: Infinity,
    select: (breeds) => breeds.map(({ name }) => name),
  });
