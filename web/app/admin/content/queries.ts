import type { ContentKey } from "@pawhaven/contract";
import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const contentQuery = queryOptions({
  queryKey: ["content"],
  queryFn: ({ signal }) => staffApi.listContent({}, { signal }),
});

export const contentVersionsQuery = (key: ContentKey) =>
  queryOptions({
    queryKey: ["content-versions", key],
    queryFn: ({ signal }) => staffApi.listContentVersions({ params: { key } }, { signal }),
  });
