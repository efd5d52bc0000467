import type { endpoints, RequestOf, ReviewFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const reviewsKey = ["staff-reviews"];

type ReviewQuery = NonNullable<RequestOf<typeof endpoints.listReviewsAsStaff>["query"]>;

/** The address was checked against the schema before. */
export const reviewsQuery = (query: Partial<Record<keyof ReviewFilters | "sort" | "cursor", string | undefined>>) =>
  queryOptions({
    queryKey: [...reviewsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listReviewsAsStaff({ query: query as ReviewQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...reviewsKey, id],
    queryFn: ({ signal }) => staffApi.getReviewAsStaff({ params: { id: Number(id) } }, { signal }),
  });
