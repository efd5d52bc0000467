import { and, count, desc, eq, inArray, max, notInArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { orders } from "../../schema/index.ts";
import { neverPaidStatuses } from "./order-status.ts";
import type { OrderRow } from "./store.ts";

const isOrder = notInArray(orders.status, [...neverPaidStatuses]);

export const newestOrdersOf = (db: Db, userId: number, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isOrder))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);

export const countOrdersOf = (db: Db, userId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), isOrder));

export interface OrderCount {
  orders: number;
  lastOrderAt: Date | null;
}

/** In one statement, however many customers. */
export async function orderCountsOf(db: Db, userIds: number[]): Promise<Map<number | null, OrderCount>> {
  const rows = await db
    .select({ userId: orders.userId, orders: count(), lastOrderAt: max(orders.placedAt) })
    .from(orders)
    .where(and(inArray(orders.userId, userIds), isOrder))
    .groupBy(orders.userId);
  return new Map(rows.map(({ userId, ...counted }) => [userId, counted]));
}
