import { isInTime, type Report, type ReportGrouping, type ReportRow, shownReportRows } from "@pawhaven/contract";
import { type Period, stepsOf } from "./period.ts";

/** One group in one of the two periods, or the sum of all groups. */
export interface FoundGroup {
  /** Null for the sum of all. */
  key: string | null;
  label: string | null;
  isNow: boolean;
}

interface ReportShape<Found extends FoundGroup, Figures> {
  toFigures: (found: Found) => Figures;
  /** What a group has that was not found. */
  none: Figures;
  /** The larger ones come first. */
  sizeOf: (figures: Figures) => number;
  labelOf?: (key: string) => string;
}

/** All rows of a report, and their sum. */
export function buildReport<Found extends FoundGroup, Figures>(
  period: Period,
  by: ReportGrouping,
  found: readonly Found[],
  { toFigures, none, sizeOf, labelOf }: ReportShape<Found, Figures>,
): Report<Figures> {
  const empty = (key: string, label: string): ReportRow<Figures> => ({ key, label, now: none, before: none });
  const total = empty("", "");
  const byKey = new Map<string, ReportRow<Figures>>();
  for (const group of found) {
    const { key, label } = group;
    const row = key === null ? total : (byKey.get(key) ?? empty(key, labelOf ? labelOf(key) : (label ?? key)));
    row[group.isNow ? "now" : "before"] = toFigures(group);
    if (key !== null) byKey.set(key, row);
  }
  const bySize = (one: ReportRow<Figures>, other: ReportRow<Figures>) =>
    sizeOf(other.now) - sizeOf(one.now) || sizeOf(other.before) - sizeOf(one.before) || (one.key < other.key ? -1 : 1);
  const rows = isInTime(by)
    ? stepsOf(period, by).map((step) => byKey.get(step) ?? empty(step, step))
    : [...byKey.values()].toSorted(bySize);
  const { from, to, before } = period;
  return { from, to, before, total: { now: total.now, before: total.before }, rows, row_count: rows.length };
}

/** What a screen shows of it. */
export const shownPart = <Figures>(report: Report<Figures>, by: ReportGrouping): Report<Figures> =>
  isInTime(by) ? report : { ...report, rows: report.rows.slice(0, shownReportRows) };
