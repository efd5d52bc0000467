import type { endpoints, RequestOf, StaffPetFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const animalsKey = ["staff-animals"];

type AnimalsQuery = NonNullable<RequestOf<typeof endpoints.listPetsAsStaff>["query"]>;

/** The address was checked against the schema before. */
export const animalsQuery = (query: Partial<Record<keyof StaffPetFilters | "sort" | "cursor", string | undefined>>) =>
  queryOptions({
    queryKey: [...animalsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listPetsAsStaff({ query: query as AnimalsQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const animalQuery = (id: string) =>
  queryOptions({
    queryKey: [...animalsKey, id],
    queryFn: ({ signal }) => staffApi.getPetAsStaff({ params: { id } }, { signal }),
  });

export const dueCareQuery = (days: number) =>
  queryOptions({
    queryKey: [...animalsKey, "due-care", days],
    queryFn: ({ signal }) => staffApi.listDueCare({ query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const chipQuery = (chip: string) =>
  queryOptions({
    queryKey: [...animalsKey, "chip", chip],
    queryFn: ({ signal }) => staffApi.findChip({ params: { chip } }, { signal }),
  });

export const approvalChecksKey = ["approval-checks"];

export const approvalChecksQuery = queryOptions({
  queryKey: approvalChecksKey,
  queryFn: async ({ signal }) => (await staffApi.getRequestBoard({ query: {} }, { signal })).checks,
});
