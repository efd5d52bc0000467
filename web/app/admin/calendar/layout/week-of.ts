import { addDays, type Day } from "@pawhaven/contract";
import { weekdayOf } from "../../../lib/days.ts";

/** From Monday to Sunday. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday));
}
