import type { Cart, PaymentConfirmation } from "@pawhaven/contract";
import type { CheckoutAttempt } from "./checkout-attempt.ts";
import type { OrderDraft } from "./order-draft.ts";

export interface StartedPayment {
  intent: string;
  clientSecret: string;
  /** Lets the card form offer saved cards. */
  customerSession: string | null;
  /** Until then the items are reserved. */
  expiresAt: string;
}

/** The calls of a checkout, for customers and for guests. */
export interface CheckoutApi {
  isGuest: boolean;
  /** Returns the number of the order. */
  createOrder: (draft: OrderDraft, attempt: CheckoutAttempt) => Promise<string>;
  startPayment: (draft: OrderDraft, attempt: CheckoutAttempt) => Promise<StartedPayment>;
  confirmPayment: (
    intent: string,
    options?: { items?: OrderDraft["items"]; signal?: AbortSignal },
  ) => Promise<PaymentConfirmation>;
  cancelPayment: (intent: string) => Promise<unknown>;
  /** With the stock of now. */
  readCart: (displayed: Cart) => Promise<Cart>;
}
