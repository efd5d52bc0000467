/** By what sales, returns and reviews are added up. */
export const salesGroupings = ["day", "week", "gear", "category", "country", "payment"] as const;
export type SalesGrouping = (typeof salesGroupings)[number];
export const returnsGroupings = ["reason", "gear", "day", "week"] as const;
export type ReturnsGrouping = (typeof returnsGroupings)[number];
export const reviewsGroupings = ["day", "week", "gear"] as const;
export type ReviewsGrouping = (typeof reviewsGroupings)[number];

export type ReportGrouping = SalesGrouping | ReturnsGrouping | ReviewsGrouping;

/** Days and weeks: all are shown, in their order, also those without anything. */
export const isInTime = (by: ReportGrouping): by is "day" | "week" => by === "day" || by === "week";

export const maxReportDays = 366;

/** How many rows a report shows; its file has all. */
export const shownReportRows = 100;
