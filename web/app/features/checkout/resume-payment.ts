import type { Cart } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { draftOf } from "./order-draft.ts";
import { begunPayment, letGo, openPayment, type OpenPayment } from "./place-order.ts";

type Resumed = { kind: "paid"; transaction: string } | { kind: "open"; payment: OpenPayment } | { kind: "nothing" };

/**
 * Picks up a card payment this tab was in the middle of. It may have gone through meanwhile; the shop is asked before
 * anybody is asked to pay again. If the cart has changed since, what was held for it is let go.
 */
export async function resumePayment(cart: Cart): Promise<Resumed> {
  const begun = begunPayment();
  if (!begun) return { kind: "nothing" };
  const transaction = await paidAlready(begun.intent);
  if (transaction) return { kind: "paid", transaction };
  const draft = draftOf(cart, begun.customer);
  const isSame = JSON.stringify(draft.items) === JSON.stringify(begun.items) && draft.amount === begun.amount;
  if (isSame) {
    const payment = await openPayment(draft).catch(() => null);
    if (payment) return { kind: "open", payment };
  }
  await letGo(begun.intent);
  return { kind: "nothing" };
}

async function paidAlready(intent: string): Promise<string | undefined> {
  try {
    const settled = await api.confirmPayment({ body: { payment_intent_id: intent } });
    return settled.shipping_status === "" ? undefined : settled.transaction_id;
  } catch {
    return undefined;
  }
}
