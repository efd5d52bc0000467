import { maxReportDays } from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";
import { ApiError } from "../../platform/http/api-error.ts";

export interface Period {
  from: string;
  to: string;
  days: number;
  /** The period of the same length before. */
  before: { from: string; to: string };
}

/** Nothing in a shop is older, and PostgreSQL has no year 0. */
const firstDay = "1900-01-01";

export function toPeriod(from: string, to: string): Period {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const days = first.until(last).days + 1;
  if (from < firstDay || days < 1 || days > maxReportDays) throw invalidPeriod();
  return {
    from,
    to,
    days,
    before: { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() },
  };
}

/** The first days of all weeks of a period, or all its days. */
export function stepsOf({ from, to }: Period, by: "day" | "week"): string[] {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const start = by === "week" ? first.subtract({ days: first.dayOfWeek - 1 }) : first;
  const daysPerStep = by === "week" ? 7 : 1;
  const count = Math.floor(start.until(last).days / daysPerStep) + 1;
  return Array.from({ length: count }, (_, index) => start.add({ days: index * daysPerStep }).toString());
}

function invalidPeriod(): ApiError {
  const message = `Please choose a period of at most ${maxReportDays} days that ends after it begins.`;
  return new ApiError("invalid", message, { errors: { to: [message] } });
}
