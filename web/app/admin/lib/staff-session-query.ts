import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { isSignedOut } from "../../lib/api-errors.ts";
import { staffApi } from "./staff-api.ts";

/** Null when nobody is signed in. */
export const staffSessionQuery = queryOptions({
  queryKey: ["staff-session"],
  queryFn: async ({ signal }) => {
    try {
      return await staffApi.getStaffSession({}, { signal });
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  staleTime: Infinity,
});

/** Drops what somebody else has seen. The query of the session stays, because the sign-in page waits for it. */
export const forgetOthers = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== staffSessionQuery.queryKey[0] });
