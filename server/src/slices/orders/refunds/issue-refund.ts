import { ProviderUnavailableError, RefundRejectedError } from "../../../platform/payments/payment-provider.ts";
import { faultPoint } from "../fault-points.ts";
import { type OrderContext, requireProvider } from "../order-context.ts";
import { applyProviderRefunds } from "./apply-provider-refunds.ts";
import { failRefund } from "./fail-refund.ts";
import { providerKeyOf } from "./provider-key.ts";
import { dueRefundIds, findUnfinishedRefund, noteFailedAttempt, type RefundAtProvider } from "./store.ts";

/**
 * Sends a refund that was written down before, so a crash or an unavailable provider only delays it. What the provider
 * has refunded already is compared first: a response may have been lost longer ago than the provider remembers keys, and
 * somebody may have refunded in its dashboard.
 */
export async function issueRefund(context: OrderContext, id: number): Promise<void> {
  const unfinished = await findUnfinishedRefund(context.database.db, id);
  if (!unfinished) return;
  try {
    await compareAndSend(context, unfinished);
  } catch (error) {
    if (error instanceof RefundRejectedError) return failRefund(context, unfinished.refund, error.message);
    if (error instanceof ProviderUnavailableError)
      await noteFailedAttempt(context.database.db, id, error.message, error.hasAnswered ? 1 : 0);
    throw error;
  }
}

async function compareAndSend(context: OrderContext, { refund, intentId }: RefundAtProvider): Promise<void> {
  const provider = requireProvider(context);
  await applyProviderRefunds(context, refund.orderId, await provider.listRefunds({ intentId }));
  faultPoint("refunds compared");
  const due = await findUnfinishedRefund(context.database.db, refund.id);
  // mutant(../../checkout/card.test.ts): money is refunded only where a refund is due
  if (due?.refund.state !== "due") return;
  const { amountCents } = due.refund;
  const request = { intentId, reference: due.transactionId, key: providerKeyOf(due.refund), amountCents };
  const sent = await provider.refund(request);
  faultPoint("refund sent");
  await applyProviderRefunds(context, refund.orderId, [sent]);
  faultPoint("refund recorded");
}

/** Leaves to the reconciler what cannot be issued now. */
export async function tryIssueRefunds(context: OrderContext, orderId: number): Promise<void> {
  for (const id of await dueRefundIds(context.database.db, orderId))
    await issueRefund(context, id).catch((error: unknown) =>
      context.log.warn({ err: error }, "refund failed, will be retried"),
    );
}
