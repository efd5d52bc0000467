import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { csvExport } from "./core/lists.ts";
import { resourceKinds } from "./clinic-rules.ts";
import { returnsGroupings, reviewsGroupings, salesGroupings } from "./report-rules.ts";

const money = z.number().meta({ description: "In dollars." });
const count = z.number().int();

export interface ReportRow<Figures> {
  key: string;
  label: string;
  now: Figures;
  before: Figures;
}

export interface Report<Figures> {
  from: string;
  to: string;
  before: { from: string; to: string };
  total: { now: Figures; before: Figures };
  rows: ReportRow<Figures>[];
  row_count: number;
}

/** Figures of a period beside those of the period of the same length before. */
const reportOf = <Figures extends z.ZodObject>(figures: Figures) =>
  z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    before: z.object({ from: z.iso.date(), to: z.iso.date() }),
    total: z.object({ now: figures, before: figures }),
    rows: z
      .array(
        z.object({
          key: z.string(),
          label: z.string(),
          now: figures,
          before: figures.meta({ description: "Days and weeks by their position." }),
        }),
      )
      .meta({ description: "Days and weeks in their order, others by size; the first 100." }),
    row_count: count,
  });

const period = {
  from: z.iso.date().meta({ description: "A day of the shop; included." }),
  to: z.iso.date().meta({ description: "A day of the shop; included." }),
};

export const sales = z.object({
  orders: count,
  units: count,
  gross: money.meta({ description: "In dollars; of the orders placed then, also those that were refunded later." }),
  discounts: money.meta({ description: "In dollars; what promotions took off these orders." }),
  refunded: money.meta({ description: "In dollars; by refunds made then, of whichever orders." }),
  net: money.meta({ description: "In dollars; gross without discounts and what was refunded." }),
});
export type Sales = z.output<typeof sales>;
const salesReportQuery = z.object({ by: z.enum(salesGroupings).default("day"), ...period });

/** Of the returns that were asked for in the period, whatever happened to them since. */
export const returnFigures = z.object({
  asked: count,
  approved: count.meta({ description: "Also those that have arrived." }),
  declined: count,
  received: count.meta({ description: "Something arrived." }),
  units: count.meta({ description: "Asked for." }),
  restocked: count,
  written_off: count,
  refunded: money,
});
export type ReturnFigures = z.output<typeof returnFigures>;
const returnsReportQuery = z.object({ by: z.enum(returnsGroupings).default("reason"), ...period });

export const reviewFigures = z.object({
  reviews: count,
  hidden: count,
  average: z.number().nullable().meta({ description: "Of those that are not hidden; null if there are none." }),
});
export type ReviewFigures = z.output<typeof reviewFigures>;
const reviewsReportQuery = z.object({ by: z.enum(reviewsGroupings).default("day"), ...period });

const stockValueRow = z.object({ category: z.string(), gears: count, units: count, value: money });

export const stockValueReport = z.object({
  total: stockValueRow.omit({ category: true }),
  rows: z.array(stockValueRow),
});
export type StockValueReport = z.output<typeof stockValueReport>;

const visitCounts = {
  visits: count.meta({ description: "Neither cancelled nor merely held." }),
  no_shows: count,
  booked_minutes: count.meta({ description: "With the time before and after." }),
};

const resourceUse = z.object({
  id: count,
  kind: z.enum(resourceKinds),
  name: z.string(),
  ...visitCounts,
  working_minutes: count.nullable().meta({
    description: "By today's working hours and opening hours, without what is blocked; null once it is retired.",
  }),
});
export type ResourceUse = z.output<typeof resourceUse>;

const serviceUse = z.object({ id: count, name: z.string(), ...visitCounts, cancelled: count });
export type ServiceUse = z.output<typeof serviceUse>;

export const clinicReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.object({ visits: count, no_shows: count, cancelled: count }),
  median_lead_hours: z
    .number()
    .nullable()
    .meta({ description: "From booking to visit, without walk-ins. Null without any." }),
  lead_times: z.array(
    z.object({ up_to_days: count.nullable().meta({ description: "Null for all longer ones." }), visits: count }),
  ),
  resources: z.array(resourceUse),
  services: z.array(serviceUse),
});
export type ClinicReport = z.output<typeof clinicReport>;

const periodQuery = salesReportQuery.pick({ from: true, to: true });

const common = { access: "staff", permission: "reports.read" } as const;
const forReport = { ...common, method: "GET", errors: ["invalid"] } as const;
const forFile = {
  ...csvExport,
  permission: "reports.read",
  summary: "The same as a file, with all rows",
  errors: ["invalid", "confirm_identity"],
} as const;

export const reportsEndpoints = {
  getSalesReport: endpoint({
    ...forReport,
    path: "/api/staff/reports/sales",
    summary: "Sales and refunds of a period, compared with the period before",
    query: salesReportQuery,
    reply: reportOf(sales),
  }),
  exportSalesReport: endpoint({ ...forFile, path: "/api/staff/reports/sales.csv", query: salesReportQuery }),
  getReturnsReport: endpoint({
    ...forReport,
    path: "/api/staff/reports/returns",
    summary: "Returns that were asked for in a period and what came of them, compared with the period before",
    query: returnsReportQuery,
    reply: reportOf(returnFigures),
  }),
  exportReturnsReport: endpoint({ ...forFile, path: "/api/staff/reports/returns.csv", query: returnsReportQuery }),
  getReviewsReport: endpoint({
    ...forReport,
    path: "/api/staff/reports/reviews",
    summary: "Reviews of a period and their ratings, compared with the period before",
    query: reviewsReportQuery,
    reply: reportOf(reviewFigures),
  }),
  exportReviewsReport: endpoint({ ...forFile, path: "/api/staff/reports/reviews.csv", query: reviewsReportQuery }),
  getStockValueReport: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/reports/stock-value",
    summary: "What lies on the shelf at today's prices, by category",
    reply: stockValueReport,
    errors: [],
  }),
  exportStockValueReport: endpoint({
    ...csvExport,
    permission: "reports.read",
    path: "/api/staff/reports/stock-value.csv",
    summary: "The same as a file",
  }),
  getClinicReport: endpoint({
    ...forReport,
    path: "/api/staff/reports/clinic",
    summary: "How much people, rooms and services were used in a period, lead times and no-shows",
    query: periodQuery,
    reply: clinicReport,
  }),
  exportClinicReport: endpoint({ ...forFile, path: "/api/staff/reports/clinic.csv", query: periodQuery }),
};
