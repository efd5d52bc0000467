import { ApiResponseError } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { guestTokenOfIntent, rememberGuestOrder } from "../../lib/guest-orders.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutAttempt } from "./checkout-attempt.ts";
import type { OrderDraft } from "./order-draft.ts";

/** The token of every order stays in the browser: with it the guest sees, pays and cancels the order. */
export const guestCheckoutApi: CheckoutApi = {
  isGuest: true,
  createOrder: async (draft, attempt) => {
    const reply = await api.createGuestOrder({ body: bodyOf(draft, attempt) }, { idempotencyKey: attempt.key });
    rememberGuestOrder({ order: reply.transaction_id, token: reply.token });
    return reply.transaction_id;
  },
  startPayment: async (draft, attempt) => {
    const body = bodyOf(draft, attempt);
    const reply = await api.createGuestPaymentIntent({ body }, { idempotencyKey: attempt.key });
    const intent = reply.payment_intent_id;
    rememberGuestOrder({ order: reply.transaction_id, token: reply.token, intent });
    return { intent, clientSecret: reply.clientSecret, customerSession: null, expiresAt: reply.expires_at };
  },
  confirmPayment: async (intent, { items, signal } = {}) =>
    api.confirmGuestPayment({ body: { token: tokenOf(intent), payment_intent_id: intent, items } }, { signal }),
  cancelPayment: async (intent) =>
    api.cancelGuestPayment({ body: { token: tokenOf(intent), payment_intent_id: intent } }),
  readCart: ({ items }) =>
    api.priceVisitorCart({ body: { lines: items.map(({ id, quantity }) => ({ id, quantity })) } }),
};

const bodyOf = ({ items, customer, amount }: OrderDraft, { replaces }: CheckoutAttempt) => ({
  items,
  customer,
  amount,
  replaces: replaces && guestTokenOfIntent(replaces),
});

/** Without it the payment is not this browser's. */
function tokenOf(intent: string): string {
  const token = guestTokenOfIntent(intent);
  if (token) return token;
  throw new ApiResponseError(404, { message: "This payment does not exist.", code: "not_found" });
}
