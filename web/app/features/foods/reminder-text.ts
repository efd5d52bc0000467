import type { Food } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";

/** What happens next, if anything. Nothing is ever ordered without the customer. */
export function reminderText({ is_ordered: isOrdered, reminder, remind_on: day }: Food): string {
  if (isOrdered) return "More of it is on its way.";
  if (reminder === "sent") return "We have reminded you. Nothing is ordered by itself.";
  if (reminder === "skipped") return "You skipped this reminder. Nothing is ordered by itself.";
  if (day !== null) return `We remind you about ${formatDay(day, "brief")}. Nothing is ordered by itself.`;
  return "Nothing is ordered by itself.";
}
