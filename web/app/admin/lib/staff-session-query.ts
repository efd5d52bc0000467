import { queryOptions } from "@tanstack/react-query";
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
