import type { WaitlistEntry } from "@pawhaven/contract";
import { formatDay } from "../../../lib/days.ts";

const parts = { any: "any time", morning: "in the morning", afternoon: "in the afternoon" };

/** `Mon, Mar 4 to Fri, Mar 8, in the morning, with Dr. Ada`. */
export function describeEntry(entry: Pick<WaitlistEntry, "first_day" | "last_day" | "part_of_day" | "person">): string {
  const { first_day: first, last_day: last, part_of_day: part, person } = entry;
  const days =
    first === last ? formatDay(first, "brief") : `${formatDay(first, "brief")} to ${formatDay(last, "brief")}`;
  return [days, parts[part], ...(person ? [`with ${person.name}`] : [])].join(", ");
}
