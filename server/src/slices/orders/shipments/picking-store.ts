import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { bookings, gears, orderLines, orders } from "../../../schema/index.ts";
import { isToShip } from "../staff-store.ts";

export const hasNumber = (transactionIds: string[]): SQL => inArray(orders.transactionId, transactionIds);

export interface UnsentLine {
  gearId: number;
  name: string;
  category: string;
  quantity: number;
  transactionId: string;
  customer: string;
  visitDate: string | null;
  visitTime: string | null;
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
      visitDate: bookings.date,
      visitTime: bookings.timeSlot,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(gears, eq(gears.id, orderLines.gearId))
    .leftJoin(bookings, eq(bookings.id, orders.collectAtBookingId))
    .where(and(inArray(orderLines.orderId, ids), sql`${quantity} > 0`))
    .orderBy(asc(gears.category), asc(gears.name), asc(gears.id), asc(orders.placedAt), asc(orders.id));
  return { lines, hasMore: found.length > maxOrders };
}
