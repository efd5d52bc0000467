import { z } from "zod";
import { addressPartFields } from "./address-fields.ts";
import { collectAt } from "./collect-fields.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { dollars, id, image, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { discountTotals, lineDiscount } from "./discount-fields.ts";
import { orderGiftCard } from "./gift-card-fields.ts";
import { invoice } from "./invoice-fields.ts";
import { orderRefund } from "./order-refund.ts";
import { linkToken } from "./sign-in.ts";
import { countryCodes, paymentLabels, shippingStatuses } from "./order-rules.ts";
import { shipment } from "./shipment-fields.ts";

const countryPrefixes = countryCodes.map((code) => code.toUpperCase()).join("|");

/** The public order number: the country, then random characters that cannot be guessed. */
export const transactionId = z.string().regex(new RegExp(`^(${countryPrefixes})-[0-9A-Z]{20}$`));

export const orderItem = z.object({
  id: z.number().int().meta({ description: "The gear's id." }),
  name: z.string(),
  quantity: z.number().int().positive(),
  cancelled: z.number().int().min(0).meta({ description: "Units that are not sent." }),
  unit: dollars.meta({ description: "Unit price at the time of the order." }),
  discount: lineDiscount,
  image: image.nullable(),
  warned_of: z
    .array(z.string())
    .optional()
    .meta({ description: "What was dangerous to an animal of the household, and acknowledged." }),
  is_gift: z.boolean().optional().meta({ description: "Bought for somebody else's animal." }),
});

export const order = z.object({
  transaction_id: transactionId,
  date_issued: timestamp,
  amount: dollars.meta({ description: "After discounts." }),
  ...discountTotals,
  gift_card: orderGiftCard.optional(),
  cancelled: dollars.meta({ description: "The price of what was cancelled before it was paid for: cash only." }),
  refunded: dollars.meta({ description: "What was or will be paid back of the amount." }),
  payment_status: z.enum(paymentLabels).meta({ description: "The payment method." }),
  shipping_status: z.enum(shippingStatuses),
  items: z.array(orderItem),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().meta({ description: "The line with street and number." }),
  ...addressPartFields,
  country: z.enum(countryCodes),
  promised: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable().optional().meta({
    description: "The days that were promised when it was placed. Null for what is collected, and from before.",
  }),
  can_cancel: z.boolean(),
  collect_at: collectAt.nullable().meta({ description: "The visit at which it is ready; null if it is sent." }),
});
export type Order = z.output<typeof order>;

export const orderEvent = z.object({
  kind: z.enum([
    "placed",
    "awaiting_payment",
    "paid",
    "shipping",
    "shipped",
    "cancelled",
    "refunded",
    "payment_failed",
    "expired",
    "parcel_delivered",
    "collected",
    "items_cancelled",
  ]),
  at: timestamp,
  parcel: z.number().int().optional().meta({ description: "The number of the parcel that it is about." }),
  amount: dollars.optional().meta({ description: "Of a refund." }),
  by_provider: z.boolean().optional().meta({ description: "A refund made in the card provider's own dashboard." }),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const orderWithTimeline = order.extend({
  timeline: z.array(orderEvent),
  shipments: z.array(shipment),
  left_to_send: z.number().int().min(0).meta({ description: "Units that have not been sent yet." }),
  refunds: z.array(orderRefund),
  invoices: z.array(invoice).meta({ description: "The invoice, and credit notes for what was cancelled or refunded." }),
});
export type OrderWithTimeline = z.output<typeof orderWithTimeline>;

export const receipt = z.object({
  orderId: transactionId,
  date: timestamp,
  paymentMethod: z.enum(paymentLabels),
  collectAt: collectAt.nullable(),
  total: dollars,
  ...discountTotals,
  giftCard: orderGiftCard.optional(),
  cancelled: dollars,
  refunded: dollars,
  items: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      quantity: z.number().int().positive(),
      price: dollars.meta({ description: "Unit price." }),
      discount: lineDiscount,
    }),
  ),
  customer: z.object({ full_name: z.string(), name: z.string(), email: z.string() }),
  shopInfo: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  shippingAddress: z
    .object({
      name: z.string(),
      address: z.string(),
      ...addressPartFields,
      country: z.enum(countryCodes),
      phone: z.string(),
    })
    .optional(),
  invoices: z.array(invoice).optional(),
});
export type Receipt = z.output<typeof receipt>;

/** An address of an order that is not the customer's own. It gets mails once its owner has confirmed it. */
export const contactAddress = z.object({ id: z.number().int(), email: z.string(), confirmed: z.boolean() });
export type ContactAddress = z.output<typeof contactAddress>;

export const orderParams = z.object({ id: transactionId });

export const ordersEndpoints = {
  listOrders: endpoint({
    method: "GET",
    path: "/api/get-all-receipts",
    summary: "My orders, newest first",
    access: "customer",
    reply: z.array(order),
    errors: [],
  }),
  getOrder: endpoint({
    method: "GET",
    path: "/api/get-receipts/:id",
    summary: "One of my orders, with its timeline",
    access: "customer",
    params: orderParams,
    reply: orderWithTimeline,
    errors: ["not_found"],
  }),
  getReceipt: endpoint({
    method: "GET",
    path: "/api/receipts/:id",
    summary: "The receipt of one of my orders",
    access: "customer",
    params: orderParams,
    reply: receipt,
    errors: ["not_found"],
  }),
  cancelOrder: endpoint({
    method: "POST",
    path: "/api/orders/:id/cancel",
    summary: "Cancel an order that has not shipped; a card payment is refunded",
    access: "customer",
    params: orderParams,
    reply: messageReply,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
  confirmContactAddress: endpoint({
    method: "POST",
    path: "/api/confirm-contact-address",
    summary: "Confirm, with the token of the mailed link, that an address may receive mails about a customer's orders",
    access: "anyone",
    body: z.strictObject({ token: linkToken }),
    reply: messageReply,
    errors: [],
    limit: { times: 20, perSeconds: 3600 },
  }),
  listContactAddresses: endpoint({
    method: "GET",
    path: "/api/contact-addresses",
    summary: "The addresses I gave for mails about orders beside my own",
    access: "customer",
    reply: z.array(contactAddress),
    errors: [],
  }),
  removeContactAddress: endpoint({
    method: "DELETE",
    path: "/api/contact-addresses/:id",
    summary: "Stop mails about my orders to an address that was confirmed",
    access: "customer",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found"],
  }),
  buyAgain: endpoint({
    method: "POST",
    path: "/api/orders/:id/buy-again",
    summary: "Add the items of this order to my cart, as far as they are in stock",
    access: "customer",
    params: orderParams,
    reply: messageReply.extend({ added: z.number().int(), left_out: z.array(z.string()) }),
    errors: ["not_found", "conflict"],
  }),
};
