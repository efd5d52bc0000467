import { rowsPerPage, type StockReason } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/lists/cursor.ts";
import type { Page } from "../../platform/lists/keyset-page.ts";

export interface LedgerRow {
  id: number;
  happenedAt: string;
  delta: number;
  reason: StockReason;
  /** After the movement. */
  onHand: number;
  transactionId: string | null;
  deliveryId: number | null;
  stocktakeId: number | null;
  staffName: string | null;
  note: string;
}

const sort = "-id";

/** Newest first. What was on hand is counted back from what is now, so that a page reads no older movements than its own. */
export async function ledgerPage(db: Db, gearId: number, cursor: string | undefined): Promise<Page<LedgerRow>> {
  const before = cursor === undefined ? null : decodeCursor(sort, cursor)[0];
  const found = (await db.execute(sql`
    select ledger.id, happened_at as "happenedAt", delta, reason, "onHand"::integer, note,
      orders.transaction_id as "transactionId", delivery_id as "deliveryId", stocktake_id as "stocktakeId",
      staff.name as "staffName"
    from (
      select *, (select stock + held from gears where id = ${gearId}) - coalesce(
        sum(delta) over (order by id desc rows between unbounded preceding and 1 preceding), 0) as "onHand"
      from stock_movements where gear_id = ${gearId}
    ) as ledger
    left join orders on orders.id = order_id
    left join staff on staff.id = staff_id
    where ${before}::bigint is null or ledger.id < ${before}::bigint
    order by ledger.id desc limit ${rowsPerPage + 1}`)) as unknown as LedgerRow[];
  const rows = found.slice(0, rowsPerPage);
  const last = found.length > rowsPerPage ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? encodeCursor(sort, last.id, last.id) : null };
}
