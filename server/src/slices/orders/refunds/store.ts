import { and, asc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { orderEvents, orderLines, orders, payments, refundLines, refunds, staff } from "../../../schema/index.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type RefundLineRow = typeof refundLines.$inferSelect;
type NewRefund = typeof refunds.$inferInsert;

/** The request sends it at once; the reconciler leaves it alone for so long. */
const firstCheckMinutes = 1;

/** A refund that the provider is still working on is reported by a webhook; this is for the one that got lost. */
const pendingCheckMinutes = 60;

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

const checkAfter = { due: firstCheckMinutes, pending: pendingCheckMinutes } as const;

/** What goes with a state, as the constraints of the table demand. */
const stateColumns = (state: RefundRow["state"]) => ({
  state,
  doneAt: state === "done" ? sql`now()` : null,
  nextCheckAt: state === "due" || state === "pending" ? minutesFromNow(checkAfter[state]) : null,
});

export async function insertRefund(
  tx: Tx,
  { state, ...values }: Omit<NewRefund, "doneAt" | "nextCheckAt">,
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, ...stateColumns(state) })
    .returning();
  return row as RefundRow;
}

export async function insertRefundLines(tx: Tx, lines: RefundLineRow[]): Promise<void> {
  if (lines.length > 0) await tx.insert(refundLines).values(lines);
}

export async function insertRefundEvent(tx: Tx, { id, orderId }: RefundRow): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind: "refunded", refundId: id });
}

/** Compare and swap: undefined if the state has changed since the caller read it. */
export async function updateRefundState(
  tx: Tx,
  { id, state: from }: Pick<RefundRow, "id" | "state">,
  state: RefundRow["state"],
  values: Partial<Pick<NewRefund, "providerId" | "failure" | "method">> = {},
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ ...values, ...(state !== from && stateColumns(state)) })
    .where(
      and(
        eq(refunds.id, id),
        // mutant(../orders.test.ts): a refund is recorded once
        eq(refunds.state, from),
      ),
    )
    .returning();
  return row;
}

/** From now on none of the provider's refunds is taken for an earlier attempt at this one. */
export async function retireProviderKey(tx: Tx, id: number): Promise<void> {
  await tx
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1` })
    .where(eq(refunds.id, id));
}

/** Notes why an attempt did not succeed, and how many keys that used up. */
export async function noteFailedAttempt(db: Db, id: number, failure: string, keys: 0 | 1): Promise<void> {
  await db
    .update(refunds)
    .set({ failure, attempts: sql`${refunds.attempts} + ${keys}` })
    .where(eq(refunds.id, id));
}

/** Oldest first. */
export const refundsOf = (db: Db, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));

export const refundLinesOf = (db: Db, orderId: number) =>
  db
    .select({
      refundId: refundLines.refundId,
      gearId: refundLines.gearId,
      name: orderLines.name,
      quantity: sql<number>`${refundLines.cancelled} + ${refundLines.sent}`,
    })
    .from(refundLines)
    .innerJoin(orderLines, and(eq(orderLines.orderId, refundLines.orderId), eq(orderLines.gearId, refundLines.gearId)))
    .where(eq(refundLines.orderId, orderId))
    .orderBy(asc(refundLines.refundId), asc(refundLines.gearId));

export async function staffNamesOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findRefund(db: Db, orderId: number, id: number): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)));
  return row;
}

export async function findRefundByKey(db: Db, orderId: number, key: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)));
  return row;
}

export interface RefundAtProvider {
  refund: RefundRow;
  intentId: string;
  transactionId: string;
}

/** A refund that is not finished at the provider. */
export async function findUnfinishedRefund(db: Db, id: number): Promise<RefundAtProvider | undefined> {
  const [row] = await db
    .select({ refund: refunds, intentId: payments.intentId, transactionId: orders.transactionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, id), inArray(refunds.state, ["due", "pending"])));
  return row;
}

export async function dueRefundIds(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "due")))
    .orderBy(asc(refunds.id));
  return rows.map(({ id }) => id);
}

/** Claims one by postponing its next check, so that no other node processes it at the same time. */
export async function claimDueRefund(db: Db): Promise<number | undefined> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.nextCheckAt, sql`now()`))
    .orderBy(asc(refunds.nextCheckAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(refunds)
    .set({
      nextCheckAt: sql`now() + make_interval(mins => case ${refunds.state} when 'due' then ${firstCheckMinutes}::integer else ${pendingCheckMinutes}::integer end)`,
    })
    .where(eq(refunds.id, sql`(${due})`))
    .returning({ id: refunds.id });
  return row?.id;
}

/** What staff have refunded of this order. */
export async function centsRefundedByStaff(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::integer` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), gt(refunds.staffId, 0), ne(refunds.state, "superseded")));
  return row?.cents ?? 0;
}

/** Of these refunds at the provider, the intents of those that we do not know in this state. */
export async function intentsToCompare(
  db: Db,
  found: readonly { id: string; intentId: string; status: string }[],
): Promise<string[]> {
  const rows = await db.execute(sql`
    select distinct found."intentId" from json_to_recordset(${JSON.stringify(found)}::json)
      as found(id text, "intentId" text, status text)
    join payments on payments.intent_id = found."intentId"
    left join refunds on refunds.provider_id = found.id
    where refunds.id is null or (refunds.method = 'card' and refunds.state <> 'superseded'
      and refunds.state <> case found.status when 'succeeded' then 'done' else found.status end)`);
  return (rows as { intentId: string }[]).map(({ intentId }) => intentId);
}
