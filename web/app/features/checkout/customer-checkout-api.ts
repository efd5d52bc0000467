import { api } from "../../lib/api.ts";
import type { CheckoutApi } from "./checkout-api.ts";

export const customerCheckoutApi: CheckoutApi = {
  isGuest: false,
  createOrder: async (body, { key: idempotencyKey }) =>
    (await api.createOrder({ body }, { idempotencyKey })).transaction_id,
  startPayment: async (draft, { key: idempotencyKey }) => {
    const body = { ...draft, paymentMethod: "Credit/Debit Card" };
    const reply = await api.createPaymentIntent({ body }, { idempotencyKey });
    return {
      intent: reply.payment_intent_id,
      clientSecret: reply.clientSecret,
      customerSession: reply.customer_session,
      expiresAt: reply.expires_at,
    };
  },
  confirmPayment: (intent, { items, signal } = {}) =>
    api.confirmPayment({ body: { payment_intent_id: intent, items } }, { signal }),
  cancelPayment: (intent) => api.cancelPayment({ body: { payment_intent_id: intent } }),
  readCart: () => api.getCart(),
};
