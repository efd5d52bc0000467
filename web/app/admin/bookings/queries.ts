import { queryOptions, skipToken } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** Without a day there is nothing to ask for. */
export const visitsQuery = (date: string | undefined) =>
  queryOptions({
    queryKey: ["visits", date],
    queryFn:
      date === undefined ? skipToken : ({ signal }) => staffApi.listBookingsForStaff({ query: { date } }, { signal }),
  });
