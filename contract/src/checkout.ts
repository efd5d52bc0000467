import { z } from "zod";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { email, numericId, plainName, requiredText, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { countryCodes, maxOrderCents, maxQuantityPerItem, paymentLabels, shippingStatuses } from "./order-rules.ts";
import { transactionId } from "./orders.ts";

export const shippingDetails = z.strictObject({
  fullName: plainName("Please enter your full name."),
  email,
  phone: requiredText("Please enter your phone number.", 20).regex(
    /^\+?[0-9][0-9 ()./-]{4,}$/,
    "Please enter a valid phone number.",
  ),
  address: requiredText("Please enter your address.", 300),
  country: z.enum(countryCodes, "Please choose a country."),
});
export type ShippingDetails = z.output<typeof shippingDetails>;

/** Quantities of the same gear are added up. */
const items = z
  .array(z.strictObject({ id: numericId, quantity: z.number().int().min(1).max(maxQuantityPerItem) }))
  .min(1, "Your cart is empty.")
  .max(100, "An order can contain at most 100 different items.");

const amount = z
  .number()
  .int()
  .min(1)
  .max(maxOrderCents)
  .meta({ description: "The total in cents that the customer saw." });
const intentId = z.string().min(1).max(255);

export const checkoutEndpoints = {
  createOrder: endpoint({
    method: "POST",
    path: "/api/create-order",
    summary: "Place an order that is paid in cash on delivery",
    access: "customer",
    idempotent: true,
    body: z.strictObject({ items, customer: shippingDetails, amount: amount.optional() }),
    reply: messageReply.extend({ transaction_id: transactionId }),
    status: 201,
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock"],
    ...sendsMail,
  }),
  createPaymentIntent: endpoint({
    method: "POST",
    path: "/api/create-payment-intent",
    summary: "Reserve the items and start a card payment",
    access: "customer",
    idempotent: true,
    body: z.strictObject({ amount, items, customer: shippingDetails, paymentMethod: z.string().max(50).optional() }),
    reply: z.object({
      clientSecret: z.string(),
      payment_intent_id: intentId,
      transaction_id: transactionId,
      expires_at: timestamp.meta({ description: "The items are reserved until then." }),
    }),
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock", "failed_dependency"],
    ...sendsMail,
  }),
  confirmPayment: endpoint({
    method: "POST",
    path: "/api/confirm-payment",
    summary: "Settle a card payment, after asking the provider whether it succeeded",
    access: "customer",
    body: z.strictObject({ payment_intent_id: intentId, items: items.optional() }),
    reply: messageReply.extend({
      transaction_id: transactionId,
      payment_status: z.enum(paymentLabels),
      shipping_status: z.enum(shippingStatuses),
    }),
    priority: "high",
    errors: ["not_found", "conflict", "failed_dependency"],
    ...sendsMail,
  }),
  cancelPayment: endpoint({
    method: "POST",
    path: "/api/cancel-payment",
    summary: "Cancel a pending card payment and release the reserved items",
    access: "customer",
    body: z.strictObject({ payment_intent_id: intentId }),
    reply: messageReply,
    priority: "high",
    errors: ["not_found", "conflict", "failed_dependency"],
    ...sendsMail,
  }),
  receivePaymentEvent: endpoint({
    method: "POST",
    path: "/api/payment-events",
    summary: "Webhook for the signed events of the card provider",
    access: "anyone",
    rawBody: true,
    reply: z.object({ received: z.literal(true) }),
    priority: "always",
    errors: ["failed_dependency"],
    sendsMail: true,
  }),
};
