import { minSearchLength } from "@pawhaven/contract";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn:
      text.length < minSearchLength
        ? skipToken
        : ({ signal }) => staffApi.searchWorkplace({ query: { q: text } }, { signal }),
    placeholderData: text.length < minSearchLength ? undefined : keepPreviousData,
    staleTime: 10_000,
  });
