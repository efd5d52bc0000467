import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** As often as there is a new sample. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => staffApi.getHealthReport({}, { signal }),
  refetchInterval: 15_000,
});
