import type { endpoints, QueryOf, Report } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Cell, CsvFile } from "../../platform/http/csv-file.ts";
import { exportTable } from "../../platform/lists/export-list.ts";
import { getClinicReport } from "./get-clinic-report.ts";
import { getReturnsReport } from "./get-returns-report.ts";
import { getReviewsReport } from "./get-reviews-report.ts";
import { getSalesReport } from "./get-sales-report.ts";
import { getStockValueReport } from "./get-stock-value-report.ts";
import type { ReportsContext } from "./reports-context.ts";

type Columns<Figures> = readonly (readonly [header: string, cell: (figures: Figures) => Cell])[];

export const exportSalesReport = async (
  context: ReportsContext,
  caller: StaffCaller,
  query: QueryOf<typeof endpoints.exportSalesReport>,
): Promise<CsvFile> =>
  exportReport(context, caller, "sales", query, await getSalesReport(context, query), [
    ["Orders", ({ orders }) => orders],
    ["Units", ({ units }) => units],
    ["Gross", ({ gross }) => gross],
    ["Discounts", ({ discounts }) => discounts],
    ["Refunded", ({ refunded }) => refunded],
    ["Net", ({ net }) => net],
  ]);

export const exportReturnsReport = async (
  context: ReportsContext,
  caller: StaffCaller,
  query: QueryOf<typeof endpoints.exportReturnsReport>,
): Promise<CsvFile> =>
  exportReport(context, caller, "returns", query, await getReturnsReport(context, query), [
    ["Asked for", ({ asked }) => asked],
    ["Approved", ({ approved }) => approved],
    ["Declined", ({ declined }) => declined],
    ["Received", ({ received }) => received],
    ["Units", ({ units }) => units],
    ["Restocked", ({ restocked }) => restocked],
    ["Written off", ({ written_off }) => written_off],
    ["Refunded", ({ refunded }) => refunded],
  ]);

export const exportReviewsReport = async (
  context: ReportsContext,
  caller: StaffCaller,
  query: QueryOf<typeof endpoints.exportReviewsReport>,
): Promise<CsvFile> =>
  exportReport(context, caller, "reviews", query, await getReviewsReport(context, query), [
    ["Reviews", ({ reviews }) => reviews],
    ["Hidden", ({ hidden }) => hidden],
    ["Average", ({ average }) => average],
  ]);

export async function exportStockValueReport({ database }: ReportsContext, caller: StaffCaller): Promise<CsvFile> {
  const { rows } = await getStockValueReport(database.db);
  return exportTable(database, caller, {
    list: "stock value report",
    filename: "stock-value.csv",
    header: ["Category", "Gears", "Units", "Value"],
    rows: rows.map(({ category, gears, units, value }) => [category, gears, units, value]),
  });
}

export async function exportClinicReport(
  context: ReportsContext,
  caller: StaffCaller,
  query: QueryOf<typeof endpoints.exportClinicReport>,
): Promise<CsvFile> {
  const { resources, services } = await getClinicReport(context, query);
  return exportTable(context.database, caller, {
    list: "clinic report",
    filename: "clinic.csv",
    filters: query,
    header: ["Kind", "Name", "Visits", "No-shows", "Cancelled", "Booked minutes", "Working minutes"],
    rows: [
      ...resources.map((row) => [
        row.kind,
        row.name,
        row.visits,
        row.no_shows,
        "",
        row.booked_minutes,
        row.working_minutes,
      ]),
      ...services.map((row) => ["service", row.name, row.visits, row.no_shows, row.cancelled, row.booked_minutes, ""]),
    ],
  });
}

/** Every figure of the period, then those of the period before. */
const exportReport = <Figures>(
  { database }: ReportsContext,
  caller: StaffCaller,
  name: string,
  query: { by: string },
  { rows }: Report<Figures>,
  columns: Columns<Figures>,
): Promise<CsvFile> =>
  exportTable(database, caller, {
    list: `${name} report`,
    filename: `${name}-by-${query.by}.csv`,
    filters: query,
    header: ["Key", "Name", ...columns.map(([header]) => header), ...columns.map(([header]) => `${header} before`)],
    rows: rows.map(({ key, label, now, before }) => [
      key,
      label,
      ...[now, before].flatMap((figures) => columns.map(([, cell]) => cell(figures))),
    ]),
  });
