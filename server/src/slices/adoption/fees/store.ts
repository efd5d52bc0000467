import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { FeePayment } from "../payment-store.ts";
import { adoptionPayments, adoptionRequests } from "../../../schema/index.ts";

export async function insertFeePayment(tx: Tx, requestId: number, amountCents: number): Promise<FeePayment> {
  const [row] = await tx.insert(adoptionPayments).values({ requestId, amountCents }).returning();
  return row as FeePayment;
}

export async function rememberIntent(db: Db, id: number, intentId: string): Promise<void> {
  await db
    .update(adoptionPayments)
    .set({ intentId })
    .where(and(eq(adoptionPayments.id, id), isNull(adoptionPayments.intentId)));
}

export async function paymentByIntent(db: Db, intentId: string): Promise<FeePayment | undefined> {
  const [row] = await db.select().from(adoptionPayments).where(eq(adoptionPayments.intentId, intentId));
  return row;
}

export async function lockPayment(tx: Tx, id: number): Promise<FeePayment | undefined> {
  const [row] = await tx.select().from(adoptionPayments).where(eq(adoptionPayments.id, id)).for("update");
  return row;
}

/** Nobody asks the provider again: staff decide what happens. */
export async function lockRejectedRefund(tx: Tx, requestId: number): Promise<FeePayment | undefined> {
  const isRejected = and(eq(adoptionPayments.state, "refund_due"), isNull(adoptionPayments.nextCheckAt));
  const [row] = await tx
    .select()
    .from(adoptionPayments)
    .where(and(eq(adoptionPayments.requestId, requestId), isRejected))
    .for("update");
  return row;
}

type PaymentValues = Partial<Pick<FeePayment, "state" | "paidAt" | "nextCheckAt">>;

export async function updateFeePayment(db: Db, id: number, values: PaymentValues): Promise<void> {
  await db.update(adoptionPayments).set(values).where(eq(adoptionPayments.id, id));
}

/** Whether the fee is still due for it. */
export async function isPromised(tx: Tx, requestId: number | null): Promise<boolean> {
  if (requestId === null) return false;
  const [row] = await tx
    .select({ stage: adoptionRequests.stage })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.id, requestId))
    .for("share");
  return row?.stage === "approved";
}

const retryMinutes = 5;

/** Of several nodes one gets it; it is due again later, in case that node dies. */
export async function claimDuePayment(db: Db): Promise<FeePayment | undefined> {
  const due = db
    .select({ id: adoptionPayments.id })
    .from(adoptionPayments)
    .where(lte(adoptionPayments.nextCheckAt, sql`now()`))
    .orderBy(asc(adoptionPayments.nextCheckAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(adoptionPayments)
    .set({ nextCheckAt: sql`now() + make_interval(mins => ${retryMinutes}::integer)` })
    .where(eq(adoptionPayments.id, sql`(${due})`))
    .returning();
  return row;
}
