import {
  type PaymentProvider,
  ProviderUnavailableError,
  RefundRejectedError,
} from "../../../platform/payments/payment-provider.ts";
import { applyIntent, type FeeContext, settleFee } from "./settle-fee.ts";
import type { FeePayment } from "../payment-store.ts";
import { claimDuePayment, isPromised, updateFeePayment } from "./store.ts";

const giveUpAfterMs = 24 * 60 * 60_000;

/** The provider said no. Staff see it in the request, try again or pay by hand; without a request it is tried daily. */
const afterRejection = ({ requestId }: FeePayment, now: Date) => ({
  nextCheckAt: requestId === null ? new Date(now.getTime() + giveUpAfterMs) : null,
});

/** Payments without a webhook, payments that nobody needs any more, and fees that go back. */
export async function reconcileFees(context: FeeContext, now: Date): Promise<void> {
  const { provider, database, log } = context;
  if (!provider) return;
  for (let due = await claimDuePayment(database.db); due; due = await claimDuePayment(database.db)) {
    try {
      await reconcileFee(context, provider, due, now);
    } catch (error) {
      log.error({ err: error, payment: due.id }, "could not reconcile an adoption fee");
      if (error instanceof ProviderUnavailableError) return;
      if (error instanceof RefundRejectedError) await updateFeePayment(database.db, due.id, afterRejection(due, now));
    }
  }
}

async function reconcileFee(
  context: FeeContext,
  provider: PaymentProvider,
  payment: FeePayment,
  now: Date,
): Promise<void> {
  const { db } = context.database;
  if (payment.state === "refund_due") return refund(context, provider, payment);
  if (payment.state !== "open") return updateFeePayment(db, payment.id, { nextCheckAt: null });
  const isOld = now.getTime() - payment.createdAt.getTime() > giveUpAfterMs;
  const isNeeded = await context.database.transaction((tx) => isPromised(tx, payment.requestId));
  if (isNeeded && !isOld) return settleFee(context, provider, payment);
  // Nobody has the secret of an intent that was never recorded, so nobody can pay it.
  if (payment.intentId === null) return updateFeePayment(db, payment.id, { state: "canceled", nextCheckAt: null });
  await applyIntent(context, payment.id, await provider.cancelIntent(payment.intentId));
}

/** The provider refunds once per key, however often it is asked. */
async function refund(context: FeeContext, provider: PaymentProvider, payment: FeePayment): Promise<void> {
  const { id, intentId, reference, amountCents } = payment;
  if (intentId === null) return;
  const sent = await provider.refund({ intentId, reference, key: reference, amountCents });
  if (sent.status === "failed") throw new RefundRejectedError("The provider could not refund the fee.");
  if (sent.status === "succeeded")
    await updateFeePayment(context.database.db, id, { state: "refunded", nextCheckAt: null });
}
