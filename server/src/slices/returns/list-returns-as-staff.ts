import type { endpoints, QueryOf, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toReturnRowDto } from "./serialize.ts";
import { returnPage } from "./store.ts";

export async function listReturnsAsStaff(
  db: Db,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listReturnsAsStaff>,
): Promise<ReplyOf<typeof endpoints.listReturnsAsStaff>> {
  const { rows, nextCursor } = await returnPage(db, filters, { sort, cursor });
  return { rows: rows.map(toReturnRowDto), next_cursor: nextCursor };
}
