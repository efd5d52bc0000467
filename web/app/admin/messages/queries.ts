import type { endpoints, RequestOf, ThreadFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const threadsKey = ["threads"];

type ThreadQuery = NonNullable<RequestOf<typeof endpoints.listThreads>["query"]>;

/** The address was checked against the schema before. */
export const threadsQuery = (query: Partial<Record<keyof ThreadFilters | "sort" | "cursor", string | undefined>>) =>
  queryOptions({
    queryKey: [...threadsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listThreads({ query: query as ThreadQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: [...threadsKey, id],
    queryFn: ({ signal }) => staffApi.getThread({ params: { id } }, { signal }),
  });

export const assigneesQuery = queryOptions({
  queryKey: ["thread-assignees"],
  queryFn: ({ signal }) => staffApi.listThreadAssignees({}, { signal }),
});

export const cannedAnswersQuery = queryOptions({
  queryKey: [...threadsKey, "canned"],
  queryFn: ({ signal }) => staffApi.listCannedAnswers({}, { signal }),
});
