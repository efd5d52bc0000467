import { and, count, desc, eq, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { orders, refunds } from "../../schema/index.ts";
import { neverPaidStatuses, purchasedStatuses } from "./order-status.ts";
import type { OrderRow } from "./store.ts";

/** It waits to be sent, or for somebody to decide what becomes of it. */
const hasUnsentRefund = sql`exists (select from ${refunds} where order_id = ${orders.id} and state in ('due', 'failed'))`;

/** The reservation is over for longer than the reconciler needs. */
const isOverdue = and(
  eq(orders.status, "awaiting_payment"),
  lt(orders.heldUntil, sql`now() - interval '10 minutes'`),
) as SQL;

/** A payment or a refund that did not come to an end by itself. */
export const isPaymentStuck = or(hasUnsentRefund, isOverdue) as SQL;

export const countStuck = (db: Db): Promise<number> => db.$count(orders, isPaymentStuck);

/** As the index `orders_by_text` has it. */
export const orderText = sql`(${orders.transactionId} || ' ' || ${orders.name} || ' ' || ${orders.email})`;

export const ordersContaining = (db: Db, text: string, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(containsText(orderText, text), notInArray(orders.status, [...neverPaidStatuses])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);

export interface OrdersOfDay {
  date: string;
  count: number;
  amountCents: number;
}

/** Sales of the last days in this time zone, today included; days without any are missing. */
export const salesByDay = (db: Db, timeZone: string, days: number): Promise<OrdersOfDay[]> => {
  const date = sql<string>`(${orders.placedAt} at time zone ${timeZone}::text)::date::text`;
  const firstDay = sql`((now() at time zone ${timeZone}::text)::date - ${days - 1}::integer)::timestamp at time zone ${timeZone}::text`;
  return db
    .select({ date: date.as("day"), count: count(), amountCents: sql<number>`sum(${orders.amountCents})::float8` })
    .from(orders)
    .where(and(sql`${orders.placedAt} >= ${firstDay}`, inArray(orders.status, [...purchasedStatuses])))
    .groupBy(sql`day`)
    .orderBy(sql`day`);
};

/** Sales only; newest first. Ids grow with time. */
export const newestSales = (db: Db, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...purchasedStatuses]))
    .orderBy(desc(orders.id))
    .limit(limit);
