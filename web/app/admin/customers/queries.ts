import type { CustomerFilters, endpoints, RequestOf } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const customersKey = ["staff-customers"];

type CustomerQuery = NonNullable<RequestOf<typeof endpoints.listCustomers>["query"]>;

/** The address was checked against the schema before. */
export const customersQuery = (query: Partial<Record<keyof CustomerFilters | "sort" | "cursor", string | undefined>>) =>
  queryOptions({
    queryKey: [...customersKey, "list", query],
    queryFn: ({ signal }) => staffApi.listCustomers({ query: query as CustomerQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...customersKey, id],
    queryFn: ({ signal }) => staffApi.getCustomer({ params: { id: Number(id) } }, { signal }),
  });

export const erasureQuery = (id: number) =>
  queryOptions({
    queryKey: [...customersKey, String(id), "erasure"],
    queryFn: ({ signal }) => staffApi.previewErasure({ params: { id } }, { signal }),
  });
