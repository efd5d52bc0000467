import type { endpoints, OrderFilters, RequestOf } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const ordersKey = ["staff-orders"];

type OrderQuery = NonNullable<RequestOf<typeof endpoints.listOrdersAsStaff>["query"]>;

/** The address was checked against the schema before. */
export const ordersQuery = (query: Record<keyof OrderFilters | "sort" | "cursor", string | undefined>) =>
  queryOptions({
    queryKey: [...ordersKey, "list", query],
    queryFn: ({ signal }) => staffApi.listOrdersAsStaff({ query: query as OrderQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal }) => staffApi.getOrderAsStaff({ params: { id } }, { signal }),
  });

/** The server checks the address. */
export const pickingListQuery = (query: Record<string, string>) =>
  queryOptions({
    queryKey: [...ordersKey, "picking", query],
    queryFn: ({ signal }) => staffApi.getPickingList({ query }, { signal }),
    // What somebody carries through the shelves does not change under their hands.
    staleTime: Infinity,
  });

export const cashQuery = (query: Record<string, string | undefined>) =>
  queryOptions({
    queryKey: [...ordersKey, "cash", query],
    queryFn: ({ signal }) => staffApi.listCash({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
