import type { Day } from "@pawhaven/contract";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** Everything that a visit, a block or other hours make old. */
export const calendarKey = ["calendar"];

/** Without days there is nothing to ask for. People and rooms stay on the screen while other days are loaded. */
export const calendarQuery = (days: { from: Day; to: Day } | undefined) =>
  queryOptions({
    queryKey: [...calendarKey, days],
    queryFn: days === undefined ? skipToken : ({ signal }) => staffApi.getCalendar({ query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
