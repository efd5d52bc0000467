import { z } from "zod";
import { addressPartFields, checkAddress, deliveryCountry, deliveryPhone, streetLine } from "./address-fields.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { email, numericId, plainName, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { discountCode } from "./discount-fields.ts";
import { giftCode } from "./gift-card-fields.ts";
import { maxCartLines, maxOrderCents, maxQuantityPerItem, paymentLabels, shippingStatuses } from "./order-rules.ts";
import { transactionId } from "./orders.ts";

export const shippingFields = z.strictObject({
  fullName: plainName("Please enter your full name."),
  email,
  phone: deliveryPhone,
  address: streetLine,
  ...addressPartFields,
  country: deliveryCountry,
});

export const shippingDetails = shippingFields.superRefine(checkAddress);
export type ShippingDetails = z.output<typeof shippingDetails>;

/** Quantities of the same gear are added up. */
export const checkoutItems = z
  .array(z.strictObject({ id: numericId, quantity: z.number().int().min(1).max(maxQuantityPerItem) }))
  .min(1, "Your cart is empty.")
  .max(maxCartLines, `An order can contain at most ${maxCartLines} different items.`);

const amount = z.number().int().max(maxOrderCents).meta({ description: "The total in cents that the customer saw." });
export const anyAmount = amount.min(0);
export const cardAmount = amount.min(1);

/** What a customer may say besides the items. Without it an order is placed as long as nothing needs an acknowledgement. */
const checkoutOptions = {
  acknowledged: z
    .array(z.string().max(100))
    .max(500)
    .optional()
    .meta({ description: "Keys of the warnings that the customer has read." }),
  gifts: z
    .array(numericId)
    .max(100)
    .optional()
    .meta({ description: "Ids of gears that are for somebody else's animal: nothing is compared with my household." }),
  collect_at_booking_id: numericId.optional().meta({
    description: "A visit of mine, far enough ahead, at which the goods shall be ready instead of being sent.",
  }),
  gift_card: z
    .strictObject({
      code: giftCode,
      amount: anyAmount.optional().meta({ description: "What the customer saw that it pays, in cents." }),
    })
    .optional()
    .meta({ description: "Pays as much of the order as it can; the rest is paid in cash or by card." }),
  code: discountCode.optional().meta({ description: "A discount code. The order is refused if it does not apply." }),
};

export const intentId = z.string().min(1).max(255);

export const paymentConfirmation = messageReply.extend({
  transaction_id: transactionId,
  payment_status: z.enum(paymentLabels),
  shipping_status: z.enum(shippingStatuses),
});
export type PaymentConfirmation = z.output<typeof paymentConfirmation>;

export type CheckoutOptions = z.output<z.ZodObject<typeof checkoutOptions>>;

export const checkoutEndpoints = {
  createOrder: endpoint({
    method: "POST",
    path: "/api/create-order",
    summary: "Place an order that is paid in cash on delivery",
    access: "customer",
    idempotent: true,
    body: z.strictObject({
      items: checkoutItems,
      customer: shippingDetails,
      amount: anyAmount.optional(),
      ...checkoutOptions,
    }),
    reply: messageReply.extend({ transaction_id: transactionId }),
    status: 201,
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock", "needs_acknowledgement"],
    ...sendsMail,
  }),
  createPaymentIntent: endpoint({
    method: "POST",
    path: "/api/create-payment-intent",
    summary: "Reserve the items and start a card payment",
    access: "customer",
    idempotent: true,
    body: z.strictObject({
      amount: cardAmount,
      items: checkoutItems,
      customer: shippingDetails,
      paymentMethod: z.string().max(50).optional(),
      ...checkoutOptions,
    }),
    reply: z.object({
      clientSecret: z.string(),
      payment_intent_id: intentId,
      transaction_id: transactionId,
      customer_session: z.string().nullable().meta({
        description:
          "A secret with which the card provider's form offers my saved cards, and to save this one. Null if the provider saves none.",
      }),
      expires_at: timestamp.meta({ description: "The items are reserved until then." }),
    }),
    priority: "high",
    errors: ["conflict", "price_changed", "out_of_stock", "needs_acknowledgement", "failed_dependency"],
    ...sendsMail,
  }),
  confirmPayment: endpoint({
    method: "POST",
    path: "/api/confirm-payment",
    summary: "Settle a card payment, after asking the provider whether it succeeded",
    access: "customer",
    body: z.strictObject({ payment_intent_id: intentId, items: checkoutItems.optional() }),
    reply: paymentConfirmation,
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
