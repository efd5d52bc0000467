import type { endpoints, RequestOf, SaleState, StaffGearFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const gearsKey = ["staff-gears"];
export const salesKey = ["staff-sales"];

type GearQuery = NonNullable<RequestOf<typeof endpoints.listGearsAsStaff>["query"]>;

/** The address was checked against the schema before. */
export const gearsQuery = (query: Partial<Record<keyof StaffGearFilters | "sort" | "cursor", string | undefined>>) =>
  queryOptions({
    queryKey: [...gearsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listGearsAsStaff({ query: query as GearQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const gearQuery = (id: string) =>
  queryOptions({
    queryKey: [...gearsKey, id],
    queryFn: ({ signal }) => staffApi.getGearAsStaff({ params: { id } }, { signal }),
  });

export const gearTermsQuery = queryOptions({
  queryKey: [...gearsKey, "terms"],
  queryFn: ({ signal }) => staffApi.listGearTerms({}, { signal }),
});

interface SaleQuery {
  state?: SaleState | undefined;
  gear_id?: number;
  cursor?: string | undefined;
}

export const salesQuery = (query: SaleQuery) =>
  queryOptions({
    queryKey: [...salesKey, query],
    queryFn: ({ signal }) => staffApi.listSales({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
