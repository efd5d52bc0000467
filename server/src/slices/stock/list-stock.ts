import type { endpoints, QueryOf, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { matchesStockFilters, stockPage } from "./list-store.ts";
import { toStockItemDto } from "./serialize.ts";

export async function listStock(
  db: Db,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listStock>,
): Promise<ReplyOf<typeof endpoints.listStock>> {
  const { rows, nextCursor } = await stockPage(db, matchesStockFilters(db, filters), { sort, cursor });
  return { rows: rows.map(toStockItemDto), next_cursor: nextCursor };
}
