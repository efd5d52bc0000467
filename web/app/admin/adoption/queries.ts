import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const openRequestsQuery = queryOptions({
  queryKey: ["adoption-requests"],
  queryFn: ({ signal }) => staffApi.listOpenAdoptionRequests({}, { signal }),
});
