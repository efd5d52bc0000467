import { type StockValueReport, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { stockValueRows } from "./stock-value-store.ts";

/** At what customers pay today; what the shop paid is not known. */
export async function getStockValueReport(db: Db): Promise<StockValueReport> {
  const found = await stockValueRows(db);
  const rows = found.map(({ cents, category, gears, units }) => ({ category, gears, units, value: toDollars(cents) }));
  const { category: _, ...total } = rows.find(({ category }) => category === null) ?? {
    category: null,
    gears: 0,
    units: 0,
    value: 0,
  };
  return { total, rows: rows.flatMap(({ category, ...row }) => (category === null ? [] : [{ category, ...row }])) };
}
