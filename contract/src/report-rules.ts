/** By what sales are added up. */
export const salesGroupings = ["day", "week", "gear", "category", "country", "payment"] as const;
export type SalesGrouping = (typeof salesGroupings)[number];

export const maxReportDays = 366;

/** How many rows a report shows; its file has all. */
export const shownReportRows = 100;
