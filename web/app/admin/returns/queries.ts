import type { endpoints, RequestOf, ReturnFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const returnsKey = ["staff-returns"];

type ReturnQuery = NonNullable<RequestOf<typeof endpoints.listReturnsAsStaff>["query"]>;

/** The address was checked against the schema before. */
export const returnsQuery = (query: Record<keyof ReturnFilters | "sort" | "cursor", string | undefined>) =>
  queryOptions({
    queryKey: [...returnsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listReturnsAsStaff({ query: query as ReturnQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const returnsOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...returnsKey, "of order", orderId],
    queryFn: ({ signal }) => staffApi.listReturnsAsStaff({ query: { text: orderId } }, { signal }),
  });

export const returnQuery = (id: number) =>
  queryOptions({
    queryKey: [...returnsKey, id],
    queryFn: ({ signal }) => staffApi.getReturnAsStaff({ params: { id } }, { signal }),
  });
