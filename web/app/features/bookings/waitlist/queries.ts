import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** An offer ends without any change that the page is told of. */
const refetchInterval = 30_000;

export const waitlistQuery = queryOptions({
  queryKey: ["waitlist"],
  queryFn: ({ signal }) => api.listWaitlist(undefined, { signal }),
  refetchInterval: ({ state }) => (state.data?.entries.some(({ offer }) => offer) ? refetchInterval : false),
});
