import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { gears, orderLines, orders } from "../../../schema/index.ts";
import { isToShip } from "../staff-store.ts";

export const hasNumber = (transactionIds: string[]): SQL => inArray(orders.transactionId, transactionIds);

export interface UnsentLine {
  gearId: number;
  name: string;
  category: string;
  quantity: number;
  transactionId: string;
  customer: string;
}

/** Of the oldest orders first; sorted by category and name, as shelves are. */
export async function unsentLinesOf(
  db: Db,
  where: SQL | undefined,
  maxOrders: number,
): Promise<{ lines: UnsentLine[]; hasMore: boolean }> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isToShip, where))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(maxOrders + 1);
  const ids = found.slice(0, maxOrders).map(({ id }) => id);
  if (ids.length === 0) return { lines: [], hasMore: false };
  const quantity = sql<number>`${orderLines.quantity} - ${orderLines.shipped} - ${orderLines.cancelled}`;
  const lines = await db
    .select({
      gearId: orderLines.gearId,
      name: gears.name,
      category: gears.category,
      quantity,
      transactionId: orders.transactionId,
      customer: orders.name,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(gears, eq(gears.id, orderLines.gearId))
    .where(and(inArray(orderLines.orderId, ids), sql`${quantity} > 0`))
    .orderBy(asc(gears.category), asc(gears.name), asc(gears.id), asc(orders.placedAt), asc(orders.id));
  return { lines, hasMore: found.length > maxOrders };
}
