import type { Report, ReportGrouping } from "@pawhaven/contract";
import { formatCount, formatDollars } from "../../lib/money.ts";

export interface FigureColumn<Figures> {
  id: string;
  header: string;
  /** Empty for nothing, so that what happened stands out and cards on a phone are short. */
  text: (figures: Figures) => string;
}

/** What tells one report from another. */
export interface ReportShape<Figures> {
  title: string;
  /** Of the endpoint that sends the file. */
  file: string;
  columns: readonly FigureColumn<Figures>[];
  /** What the chart draws, and what is compared with the period before. */
  main: { name: string; of: (figures: Figures) => number; format: (value: number) => string };
  /** The sum of a period in a few words. */
  headline: (figures: Figures) => string;
  details: (figures: Figures) => string;
  empty: string;
  isEmpty: (total: Report<Figures>["total"]) => boolean;
}

export const groupingLabels: Record<ReportGrouping, string> = {
  day: "Day",
  week: "Week",
  gear: "Gear",
  category: "Category",
  country: "Country",
  payment: "Payment",
  reason: "Reason",
};

export const countText = (count: number): string => (count === 0 ? "" : formatCount(count));
export const moneyText = (amount: number): string => (amount === 0 ? "" : formatDollars(amount));
