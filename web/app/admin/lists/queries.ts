import type { SavedViewList } from "@pawhaven/contract";
import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const savedViewsQuery = (list: SavedViewList) =>
  queryOptions({
    queryKey: ["saved-views", list],
    queryFn: ({ signal }) => staffApi.listSavedViews({ query: { list } }, { signal }),
  });

const pollMs = 1_000;

/** Asks again until nothing is waiting. */
export const bulkJobQuery = (id: number) =>
  queryOptions({
    queryKey: ["bulk-jobs", id],
    queryFn: ({ signal }) => staffApi.getBulkJob({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.waiting === 0 ? false : pollMs),
  });
