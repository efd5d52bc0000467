import type { PaymentLabel } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import type { CheckoutAttempt } from "./checkout-attempt.ts";
import { startAttempt, loadCheckout, savePaymentIntent } from "./checkout-storage.ts";
import type { OrderDraft } from "./order-draft.ts";

export interface PendingPayment {
  intent: string;
  clientSecret: string;
  /** Until then the items are reserved. */
  expiresAt: string;
  items: OrderDraft["items"];
  amount: number;
}

export async function placeCashOrder(draft: OrderDraft): Promise<string> {
  const { key: idempotencyKey } = startOrderAttempt("Cash on Delivery", draft);
  const { transaction_id: orderNumber } = await api.createOrder({ body: draft }, { idempotencyKey });
  return orderNumber;
}

export async function startCardPayment(draft: OrderDraft): Promise<PendingPayment> {
  const attempt = startOrderAttempt("Credit/Debit Card", draft);
  const body = { ...draft, paymentMethod: "Credit/Debit Card" };
  const reply = await api.createPaymentIntent({ body }, { idempotencyKey: attempt.key });
  savePaymentIntent(attempt, reply.payment_intent_id);
  return {
    intent: reply.payment_intent_id,
    clientSecret: reply.clientSecret,
    expiresAt: reply.expires_at,
    items: draft.items,
    amount: draft.amount,
  };
}

/** A retry of the same order keeps its key. For a new order the server releases the items of the previous one. */
const startOrderAttempt = (method: PaymentLabel, draft: OrderDraft): CheckoutAttempt =>
  startAttempt(JSON.stringify([method, draft]));

interface InterruptedPayment {
  intent: string;
  draft: OrderDraft;
}

/** The card payment that this tab had started before a reload or a redirect to the bank. */
export function findInterruptedPayment(): InterruptedPayment | null {
  const attempt = loadCheckout().attempt;
  if (!attempt?.intent) return null;
  const [, draft] = JSON.parse(attempt.sent) as [PaymentLabel, OrderDraft];
  return { intent: attempt.intent, draft };
}
