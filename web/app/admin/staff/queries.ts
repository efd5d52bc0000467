import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";
import { staffSessionQuery } from "../lib/staff-session-query.ts";

export const securityQuery = queryOptions({
  queryKey: ["staff-security"],
  queryFn: ({ signal }) => staffApi.getStaffSecurity({}, { signal }),
});

/** After a change of the second factors, which the session tells too. */
export function useRefreshSecurity(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([queryClient.invalidateQueries(securityQuery), queryClient.invalidateQueries(staffSessionQuery)]);
}
