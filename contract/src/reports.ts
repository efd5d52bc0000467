import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { csvText } from "./core/lists.ts";
import { salesGroupings } from "./report-rules.ts";

const money = z.number().meta({ description: "In dollars." });
const count = z.number().int();

const sales = z.object({ orders: count, units: count, amount: money });
export type Sales = z.output<typeof sales>;

const salesRow = z.object({
  key: z.string(),
  label: z.string(),
  now: sales,
  before: sales.meta({ description: "In the period of the same length before; days and weeks by their position." }),
});
export type SalesRow = z.output<typeof salesRow>;

export const salesReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  total: z.object({ now: sales, before: sales }),
  rows: z.array(salesRow).meta({ description: "Days and weeks in their order, others by sales; the first 100." }),
  row_count: count,
});
export type SalesReport = z.output<typeof salesReport>;

export const salesReportQuery = z.object({
  by: z.enum(salesGroupings).default("day"),
  from: z.iso.date().meta({ description: "A day of the shop; included." }),
  to: z.iso.date().meta({ description: "A day of the shop; included." }),
});

const stockValueRow = z.object({ category: z.string(), gears: count, units: count, value: money });

export const stockValueReport = z.object({
  total: stockValueRow.omit({ category: true }),
  rows: z.array(stockValueRow),
});
export type StockValueReport = z.output<typeof stockValueReport>;

const common = { access: "staff", permission: "reports.read" } as const;

export const reportsEndpoints = {
  getSalesReport: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/reports/sales",
    summary: "Sales of a period, compared with the period before",
    query: salesReportQuery,
    reply: salesReport,
    errors: ["invalid"],
  }),
  exportSalesReport: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/reports/sales.csv",
    summary: "The same as a file, with all rows",
    confirmsIdentity: true,
    query: salesReportQuery,
    reply: csvText,
    respondsWith: "csv",
    errors: ["invalid", "confirm_identity"],
  }),
  getStockValueReport: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/reports/stock-value",
    summary: "What lies on the shelf at today's prices, by category",
    reply: stockValueReport,
    errors: [],
  }),
  exportStockValueReport: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/reports/stock-value.csv",
    summary: "The same as a file",
    confirmsIdentity: true,
    reply: csvText,
    respondsWith: "csv",
    errors: ["confirm_identity"],
  }),
};
