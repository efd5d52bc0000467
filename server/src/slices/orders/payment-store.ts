import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { payments } from "../../schema/index.ts";

export type PaymentRow = typeof payments.$inferSelect;

export async function paymentOf(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

export async function orderIdByIntent(db: Db, intentId: string): Promise<number | undefined> {
  const [row] = await db.select({ id: payments.orderId }).from(payments).where(eq(payments.intentId, intentId));
  return row?.id;
}

/** Returns false if the order no longer awaits payment. */
export async function insertPayment(db: Db, orderId: number, intentId: string): Promise<boolean> {
  const rows = await db.execute(sql`
    insert into payments (order_id, intent_id, amount_cents)
    select id, ${intentId}, amount_cents - gift_cents from orders
    where id = ${orderId}
      and status = 'awaiting_payment' -- mutant(../checkout/release-unpaid-order.test.ts): a payment starts only while the order awaits it
    for no key update
    on conflict (order_id) do update set intent_id = excluded.intent_id where payments.intent_id = excluded.intent_id
    returning order_id`);
  return rows.length > 0;
}

/** Compare and swap, like `updateStatus`. */
export async function updatePayment(
  tx: Tx,
  { orderId, state: from }: Pick<PaymentRow, "orderId" | "state">,
  values: Pick<PaymentRow, "state">,
): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set(values)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, from)))
    .returning({ id: payments.orderId });
  return rows.length > 0;
}
