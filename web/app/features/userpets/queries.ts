import type { Species } from "@pawhaven/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { emitHouseholdChange } from "../../lib/household-changed.ts";

export const userpetsQuery = (userId: number) =>
  queryOptions({
    queryKey: ["userpets", userId],
    queryFn: ({ signal }) => api.listUserpets({ params: { userId } }, { signal }),
  });

export const userpetCardsQuery = queryOptions({
  queryKey: ["userpet-cards"],
  queryFn: ({ signal }) => api.listUserpetCards({}, { signal }),
});

export const userpetQuery = (id: string) =>
  queryOptions({
    queryKey: ["userpet", id],
    queryFn: ({ signal }) => api.getUserpet({ params: { id } }, { signal }),
  });

/** What other screens show of a pet that was changed. */
export function invalidateUserpets(queryClient: QueryClient): void {
  for (const queryKey of [["userpets"], ["userpet-cards"], ["userpet-timeline"], ["due-care"], ["foods"]])
    void queryClient.invalidateQueries({ queryKey });
  emitHouseholdChange();
}

export const breedsQuery = (species: Species) =>
  queryOptions({
    queryKey: ["breeds", species],
    queryFn: ({ signal }) => api.listBreeds({ params: { species } }, { signal }),
    staleTime: Infinity,
    select: (breeds) => breeds.map(({ name }) => name),
  });
