import { addDays, bookableDaysAhead, type Day, type OwnDueCare } from "@pawhaven/contract";
import { formatDay } from "./days.ts";

/** What is far ahead is due in a month, not on a day. */
export function describeDue(
  { due_on: day, is_overdue: isOverdue, reason }: Pick<OwnDueCare, "due_on" | "is_overdue" | "reason">,
  today: Day,
): string {
  if (isOverdue) return `Due since ${formatDay(day, "date")}`;
  if (day > addDays(today, bookableDaysAhead)) return `Due in ${formatDay(day, "month")}`;
  return reason === "unknown" || day <= today ? "Due now" : `Due on ${formatDay(day, "date")}`;
}
