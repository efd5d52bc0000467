import type { PaymentLabel } from "@pawhaven/contract";
import type { CheckoutApi, StartedPayment } from "./checkout-api.ts";
import type { CheckoutAttempt } from "./checkout-attempt.ts";
import { startAttempt, loadCheckout, savePaymentIntent } from "./checkout-storage.ts";
import type { OrderDraft } from "./order-draft.ts";

export interface PendingPayment extends StartedPayment {
  items: OrderDraft["items"];
  /** Without what a gift card pays. */
  amount: number;
}

export const placeCashOrder = (checkoutApi: CheckoutApi, draft: OrderDraft): Promise<string> =>
  checkoutApi.createOrder(draft, startOrderAttempt("Cash on Delivery", draft));

export async function startCardPayment(checkoutApi: CheckoutApi, draft: OrderDraft): Promise<PendingPayment> {
  const attempt = startOrderAttempt("Credit/Debit Card", draft);
  const started = await checkoutApi.startPayment(draft, attempt);
  savePaymentIntent(attempt, started.intent);
  return { ...started, items: draft.items, amount: draft.amount - (draft.gift_card?.amount ?? 0) };
}

/** A retry of the same order keeps its key. For a new order the server releases the items of the previous one. */
const startOrderAttempt = (method: PaymentLabel, draft: OrderDraft): CheckoutAttempt =>
  startAttempt(JSON.stringify([method, draft]));

interface InterruptedPayment {
  intent: string;
  isDeclined: boolean;
  draft: OrderDraft;
}

/** The card payment that this tab had started before a reload or a redirect to the bank. */
export function findInterruptedPayment(): InterruptedPayment | null {
  const { intent, isDeclined = false } = loadCheckout().attempt ?? {};
  const draft = findAttemptedOrder();
  return intent && draft ? { intent, isDeclined, draft } : null;
}

/** What this tab has tried to order last. */
export function findAttemptedOrder(): OrderDraft | null {
  const sent = loadCheckout().attempt?.sent;
  return sent ? (JSON.parse(sent) as [PaymentLabel, OrderDraft])[1] : null;
}
