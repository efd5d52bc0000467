import type { endpoints, QueryOf, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { toSaleDto } from "./serialize.ts";
import { salePage } from "./store.ts";

export async function listSales(
  db: Db,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listSales>,
): Promise<ReplyOf<typeof endpoints.listSales>> {
  const { rows, nextCursor } = await salePage(db, filters, { sort, cursor });
  return { rows: rows.map(toSaleDto), next_cursor: nextCursor };
}
