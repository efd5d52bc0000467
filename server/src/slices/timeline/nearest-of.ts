import type { NextForUserpet } from "@pawhaven/contract";

/**
 * A visit comes first on its day, and always before what is due by no day of its own because nobody knows when it was
 * done last: otherwise that would hide every visit until it is answered.
 */
export function nearestOf(visit: NextForUserpet | undefined, care: readonly NextForUserpet[]): NextForUserpet | null {
  const dated = visit ? care.filter((next) => next.kind !== "due" || next.reason !== "unknown") : care;
  const [nearest] = [...(visit ? [visit] : []), ...dated].toSorted((one, other) => one.day.localeCompare(other.day));
  return nearest ?? null;
}
