import type { Tx } from "../../../platform/db/database.ts";
import type { ProviderRefund } from "../../../platform/payments/payment-provider.ts";
import type { OrderContext } from "../order-context.ts";
import { lockOrder } from "../store.ts";
import { completeRefund, updateOrderAndPayment } from "./complete-refund.ts";
import { adoptForeignRefund } from "./adopt-foreign-refund.ts";
import { providerKeyOf } from "./provider-key.ts";
import { type RefundRow, refundsOf, updateRefundState } from "./store.ts";

type Context = Pick<OrderContext, "database" | "shopIdentity" | "log">;

/**
 * Brings our refunds of an order to the state they have at the provider. The request, webhooks and the reconciler all
 * call this, in any order and any number of times. `found` must come from the provider.
 */
export async function applyProviderRefunds(
  context: Context,
  orderId: number,
  found: readonly ProviderRefund[],
): Promise<void> {
  if (found.length === 0) return;
  await context.database.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    for (const refund of found) await applyProviderRefund(tx, context, orderId, refund);
  });
}

async function applyProviderRefund(tx: Tx, context: Context, orderId: number, found: ProviderRefund): Promise<void> {
  const ours = await refundsOf(tx, orderId);
  const known = ours.find((refund) => refund.providerId === found.id || providerKeyOf(refund) === found.key);
  if (known) return updateFromProvider(tx, context, known, found);
  if (found.status === "failed") return; // No money moved, and nobody here waits for it.
  const adopted = await adoptForeignRefund(tx, orderId, ours, found);
  if (adopted) return updateFromProvider(tx, context, adopted, found);
  context.log.error({ order: orderId, refund: found.id }, "a refund at the provider exceeds the payment");
}

const states = { succeeded: "done", pending: "pending", failed: "failed" } as const;

async function updateFromProvider(tx: Tx, context: Context, refund: RefundRow, found: ProviderRefund): Promise<void> {
  const state = states[found.status];
  // mutant(provider-refunds.test.ts): a refund is completed once
  if (
    refund.method === "hand" ||
    refund.state === "superseded" ||
    (refund.state === state && refund.providerId === found.id)
  )
    return;
  const failure = state === "failed" ? "The provider could not pay it out." : "";
  const updated = await updateRefundState(tx, refund, state, { providerId: found.id, failure });
  if (!updated || refund.state === state) return;
  if (state === "done") await completeRefund(tx, context, updated);
  else await updateOrderAndPayment(tx, refund.orderId);
}
