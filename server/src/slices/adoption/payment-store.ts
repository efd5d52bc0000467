import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { adoptionPayments } from "../../schema/index.ts";

export type FeePayment = typeof adoptionPayments.$inferSelect;

/** The one that counts: open or paid. */
export async function lockPaymentOf(tx: Tx, requestId: number): Promise<FeePayment | undefined> {
  const [row] = await tx
    .select()
    .from(adoptionPayments)
    .where(and(eq(adoptionPayments.requestId, requestId), inArray(adoptionPayments.state, ["open", "paid"])))
    .for("update");
  return row;
}

/** Newest first, without those that came to nothing. */
export const paymentsOf = (db: Db, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          requestId: adoptionPayments.requestId,
          state: adoptionPayments.state,
          amountCents: adoptionPayments.amountCents,
          nextCheckAt: adoptionPayments.nextCheckAt,
        })
        .from(adoptionPayments)
        .where(and(inArray(adoptionPayments.requestId, [...requestIds]), ne(adoptionPayments.state, "canceled")))
        .orderBy(desc(adoptionPayments.id));
