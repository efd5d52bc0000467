import type { PaymentLabel } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import type { Attempt } from "./attempt.ts";
import { openAttempt, recallCheckout, rememberIntent } from "./checkout-memory.ts";
import type { OrderDraft } from "./order-draft.ts";

export interface OpenPayment {
  intent: string;
  clientSecret: string;
  /** Until then the goods are held. */
  expiresAt: string;
  items: OrderDraft["items"];
  amount: number;
}

export async function placeCashOrder(draft: OrderDraft): Promise<string> {
  const { key: idempotencyKey } = beginAttempt("Cash on Delivery", draft);
  const { transaction_id: transaction } = await api.createOrder({ body: draft }, { idempotencyKey });
  return transaction;
}

export async function openPayment(draft: OrderDraft): Promise<OpenPayment> {
  const attempt = beginAttempt("Credit/Debit Card", draft);
  const body = { ...draft, paymentMethod: "Credit/Debit Card" };
  const reply = await api.createPaymentIntent({ body }, { idempotencyKey: attempt.key });
  rememberIntent(attempt, reply.payment_intent_id);
  return {
    intent: reply.payment_intent_id,
    clientSecret: reply.clientSecret,
    expiresAt: reply.expires_at,
    items: draft.items,
    amount: draft.amount,
  };
}

/** The same order again goes on under its key. For another one the shop lets go of what it held for the last. */
const beginAttempt = (method: PaymentLabel, draft: OrderDraft): Attempt => openAttempt(JSON.stringify([method, draft]));

interface Begun {
  intent: string;
  draft: OrderDraft;
}

/** The card payment this tab was in the middle of, before a reload or a visit to the card's bank. */
export function begunPayment(): Begun | null {
  const attempt = recallCheckout().attempt;
  if (!attempt?.intent) return null;
  const [, draft] = JSON.parse(attempt.sent) as [PaymentLabel, OrderDraft];
  return { intent: attempt.intent, draft };
}
