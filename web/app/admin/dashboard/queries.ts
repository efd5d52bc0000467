import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => staffApi.getDashboard({}, { signal }),
});
