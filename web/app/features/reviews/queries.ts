import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const unreviewedQuery = queryOptions({
  queryKey: ["unreviewed"],
  queryFn: ({ signal }) => api.listUnreviewed(undefined, { signal }),
});

export const myReviewsQuery = queryOptions({
  queryKey: ["my-reviews"],
  queryFn: ({ signal }) => api.listMyReviews(undefined, { signal }),
});
