import { z } from "zod";
import { anyAmount, cardAmount, checkoutItems, intentId, paymentConfirmation, shippingDetails } from "./checkout.ts";
import { endpoint } from "./core/endpoint.ts";
import { timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { guestToken } from "./guest-orders.ts";
import { transactionId } from "./orders.ts";

/** Many visitors may share one network address. */
const limits = { sendsMail: true, limit: { times: 120, perSeconds: 3600 } } as const;

const guestOrder = {
  items: checkoutItems,
  customer: shippingDetails,
  replaces: guestToken
    .optional()
    .meta({ description: "The token of an earlier order of mine that awaits payment: its items are released." }),
};

/** The same as for customers, without an account. Whoever has the token of an order may see, pay and cancel it. */
export const guestCheckoutEndpoints = {
  createGuestOrder: endpoint({
    method: "POST",
    path: "/api/guest/orders",
    summary: "Place an order as a guest, paid in cash on delivery",
    access: "anyone",
    idempotent: true,
    body: z.strictObject({ ...guestOrder, amount: anyAmount.optional() }),
    reply: messageReply.extend({ transaction_id: transactionId, token: guestToken }),
    status: 201,
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock"],
    ...limits,
  }),
  createGuestPaymentIntent: endpoint({
    method: "POST",
    path: "/api/guest/payment-intents",
    summary: "Reserve the items for a guest and start a card payment",
    access: "anyone",
    idempotent: true,
    body: z.strictObject({ ...guestOrder, amount: cardAmount }),
    reply: z.object({
      clientSecret: z.string(),
      payment_intent_id: intentId,
      transaction_id: transactionId,
      token: guestToken,
      expires_at: timestamp.meta({ description: "The items are reserved until then." }),
    }),
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock", "failed_dependency"],
    ...limits,
  }),
  confirmGuestPayment: endpoint({
    method: "POST",
    path: "/api/guest/confirm-payment",
    summary: "Settle a guest's card payment, after asking the provider whether it succeeded",
    access: "anyone",
    body: z.strictObject({ token: guestToken, payment_intent_id: intentId, items: checkoutItems.optional() }),
    reply: paymentConfirmation,
    priority: "high",
    errors: ["not_found", "conflict", "failed_dependency"],
    sendsMail: true,
    limit: { times: 600, perSeconds: 3600 },
  }),
  cancelGuestPayment: endpoint({
    method: "POST",
    path: "/api/guest/cancel-payment",
    summary: "Cancel a guest's pending card payment and release the reserved items",
    access: "anyone",
    body: z.strictObject({ token: guestToken, payment_intent_id: intentId }),
    reply: messageReply,
    priority: "high",
    errors: ["not_found", "conflict", "failed_dependency"],
    sendsMail: true,
    limit: { times: 600, perSeconds: 3600 },
  }),
};
