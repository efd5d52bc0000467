import type { Tx } from "../../../platform/db/database.ts";
import type { ProviderRefund } from "../../../platform/payments/payment-provider.ts";
import { lockOrder } from "../store.ts";
import { centsLeft } from "./refund-rules.ts";
import { deleteRefund, findRefund, insertRefund, type RefundRow, updateRefundAmount } from "./store.ts";

/**
 * Records a refund that was made in the provider's dashboard. Where it takes money that a refund of ours has not sent
 * yet, that one gets smaller by it, or becomes it. Undefined if even then it is more than was paid.
 */
export async function adoptForeignRefund(
  tx: Tx,
  orderId: number,
  ours: readonly RefundRow[],
  { id: providerId, amountCents }: ProviderRefund,
): Promise<RefundRow | undefined> {
  const order = await lockOrder(tx, orderId);
  if (!order) return undefined;
  let missing = amountCents - centsLeft(order);
  const unsent = ours.filter((refund) => refund.method === "card" && refund.providerId === null);
  for (const refund of unsent) {
    if (missing <= 0) break;
    if (refund.amountCents === missing) {
      await updateRefundAmount(tx, refund.id, amountCents);
      return findRefund(tx, orderId, refund.id);
    }
    if (refund.amountCents > missing) await updateRefundAmount(tx, refund.id, refund.amountCents - missing);
    else await deleteRefund(tx, refund.id);
    missing -= refund.amountCents;
  }
  if (missing > 0) return undefined;
  const values = { orderId, amountCents, reason: "provider", method: "card", providerId } as const;
  return insertRefund(tx, { ...values, state: "pending" });
}
