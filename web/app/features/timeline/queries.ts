import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const timelineQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ["userpet-timeline", id],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.getUserpetTimeline({ params: { id }, query: { ...(cursor && { cursor }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next_cursor: next }) => next,
  });
