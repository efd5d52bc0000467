import { addDays, addMonths, type Day } from "@pawhaven/contract";
import { weekdayOf } from "../lib/days.ts";

const moves: Record<string, (from: Day) => Day> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, -weekdayOf(from)),
  End: (from) => addDays(from, 6 - weekdayOf(from)),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
};

/** The day a key moves to, or undefined for keys the calendar ignores. */
export const dayByKey = (key: string, from: Day): Day | undefined => moves[key]?.(from);
