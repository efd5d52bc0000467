import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { paymentLabels, shippingStatuses, transactionId } from "./orders.ts";
import { email, messageReply } from "./core/shared.ts";

export const countries = { vn: "Vietnam", us: "United States", sg: "Singapore" } as const;
export type Country = keyof typeof countries;

const requiredText = (message: string, maxLength: number) =>
  z.string().trim().min(1, message).max(maxLength, `At most ${maxLength} characters.`);

export const shippingDetails = z.strictObject({
  fullName: requiredText("Please enter your full name.", 100),
  email,
  phone: requiredText("Please enter your phone number.", 20).regex(
    /^\+?[0-9][0-9 ()./-]{4,}$/,
    "Please enter a valid phone number.",
  ),
  address: requiredText("Please enter your address.", 300),
  country: z.enum(Object.keys(countries) as [Country, ...Country[]], "Please choose a country."),
});
export type ShippingDetails = z.output<typeof shippingDetails>;

/** Lines for the same gear are added up. */
const items = z
  .array(
    z.strictObject({ id: z.number().int().positive().max(2_147_483_647), quantity: z.number().int().min(1).max(999) }),
  )
  .min(1, "Your cart is empty.")
  .max(100, "At most 100 different items in one order.");

const amount = z
  .number()
  .int()
  .min(1)
  .max(100_000_000)
  .meta({ description: "The total in cents, as the customer saw it." });
const intentId = z.string().min(1).max(255);

export const checkoutEndpoints = {
  createOrder: endpoint({
    method: "POST",
    path: "/api/create-order",
    summary: "Place an order to be paid in cash on delivery",
    access: "customer",
    idempotent: true,
    body: z.strictObject({ items, customer: shippingDetails, amount: amount.optional() }),
    reply: messageReply.extend({ transaction_id: transactionId }),
    status: 201,
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock"],
  }),
  createPaymentIntent: endpoint({
    method: "POST",
    path: "/api/create-payment-intent",
    summary: "Hold the goods and begin a card payment",
    access: "customer",
    idempotent: true,
    body: z.strictObject({ amount, items, customer: shippingDetails, paymentMethod: z.string().max(50).optional() }),
    reply: z.object({
      clientSecret: z.string(),
      payment_intent_id: intentId,
      transaction_id: transactionId,
      expires_at: z.iso.datetime({ offset: true }).meta({ description: "Until then the goods are held." }),
    }),
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock", "failed_dependency"],
  }),
  confirmPayment: endpoint({
    method: "POST",
    path: "/api/confirm-payment",
    summary: "Settle a card payment; the provider is asked whether it succeeded",
    access: "customer",
    body: z.strictObject({ payment_intent_id: intentId, items: items.optional() }),
    reply: messageReply.extend({
      transaction_id: transactionId,
      payment_status: z.enum(paymentLabels),
      shipping_status: z.enum(shippingStatuses),
    }),
    priority: "high",
    errors: ["not_found", "conflict", "failed_dependency"],
  }),
  cancelPayment: endpoint({
    method: "POST",
    path: "/api/cancel-payment",
    summary: "Give up a card payment that is under way; the goods are let go",
    access: "customer",
    body: z.strictObject({ payment_intent_id: intentId }),
    reply: messageReply,
    priority: "high",
    errors: ["not_found", "conflict", "failed_dependency"],
  }),
  receivePaymentEvent: endpoint({
    method: "POST",
    path: "/api/payment-events",
    summary: "Where the card provider reports, signed",
    access: "anyone",
    rawBody: true,
    reply: z.object({ received: z.literal(true) }),
    priority: "always",
    errors: ["failed_dependency"],
  }),
};
