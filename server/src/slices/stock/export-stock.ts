import type { endpoints, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { CsvFile } from "../../platform/http/csv-file.ts";
import { eachRow, rowsPerBatch } from "../../platform/lists/each-row.ts";
import { matchesStockFilters, stockPage, type StockRow } from "./list-store.ts";
import { stateOf } from "./serialize.ts";

const header = ["Gear", "Name", "Category", "Available", "Held", "On hand", "Low at", "State"];

export async function exportStock(
  db: Db,
  { sort, ...filters }: QueryOf<typeof endpoints.exportStock>,
): Promise<CsvFile> {
  const where = matchesStockFilters(db, filters);
  const readPage = (cursor: string | undefined) => stockPage(db, where, { sort, cursor, limit: rowsPerBatch });
  return { filename: "stock.csv", header, rows: toRows(eachRow(readPage)) };
}

async function* toRows(found: AsyncIterable<StockRow>) {
  for await (const { id, name, category, stock, held, lowStockAt } of found)
    yield [id, name, category, stock, held, stock + held, lowStockAt, stateOf(stock, lowStockAt)];
}
