import {
  countries,
  type Country,
  type endpoints,
  paymentLabels,
  type PaymentMethod,
  type QueryOf,
  type Sales,
  type SalesGrouping,
  type SalesReport,
  type SalesRow,
  shownReportRows,
  toDollars,
} from "@pawhaven/contract";
import { type Period, stepsOf, toPeriod } from "./period.ts";
import type { ReportsContext } from "./reports-context.ts";
import { salesRows, type SalesRowInDb } from "./store.ts";

export async function getSalesReport(
  context: ReportsContext,
  query: QueryOf<typeof endpoints.getSalesReport>,
): Promise<SalesReport> {
  const { period, rows, total } = await readSales(context, query);
  const { from, to, before } = period;
  const isInTime = query.by === "day" || query.by === "week";
  const shown = isInTime ? rows : rows.slice(0, shownReportRows);
  return { from, to, before, total, rows: shown, row_count: rows.length };
}

/** All rows of a report, and their sum. */
export async function readSales(
  { database: { db }, timeZone }: ReportsContext,
  { by, from, to }: QueryOf<typeof endpoints.getSalesReport>,
) {
  const period = toPeriod(from, to);
  const found = await salesRows(db, timeZone, period, by);
  const total = found.find(({ key }) => key === null);
  const rows = found.flatMap((row) => (row.key === null ? [] : [toRow(row, row.key, labelOf(by, row))]));
  const { now, before } = total ? toRow(total, "", "") : { now: noSales, before: noSales };
  return { period, rows: by === "day" || by === "week" ? inTime(period, by, rows) : rows, total: { now, before } };
}

const noSales: Sales = { orders: 0, units: 0, amount: 0 };

const toRow = (row: SalesRowInDb, key: string, label: string): SalesRow => ({
  key,
  label,
  now: { orders: row.orders, units: row.units, amount: toDollars(row.cents) },
  before: { orders: row.ordersBefore, units: row.unitsBefore, amount: toDollars(row.centsBefore) },
});

function labelOf(by: SalesGrouping, { key, label }: SalesRowInDb): string {
  if (by === "country") return countries[key as Country];
  if (by === "payment") return paymentLabels[key as PaymentMethod];
  return label ?? "";
}

/** Every day or week, also those without a sale. */
function inTime(period: Period, by: "day" | "week", rows: SalesRow[]): SalesRow[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return stepsOf(period, by).map(
    (step) => byKey.get(step) ?? { key: step, label: step, now: noSales, before: noSales },
  );
}
