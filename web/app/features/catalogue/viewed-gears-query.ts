import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** Changes with every gear viewed on this device, which writes it here. */
export const viewedGearsQuery = queryOptions({
  queryKey: ["viewed-gears"],
  queryFn: ({ signal }) => api.listViewedGears(undefined, { signal }),
  staleTime: 60_000,
});
