import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, image, messageReply } from "./core/shared.ts";

/** What identifies an order in addresses and on paper: country, then letters nobody can guess. */
export const transactionId = z.string().regex(/^(VN|US|SG)-[0-9A-Z]{20}$/);

/** Empty until a card order is paid. */
export const shippingStatuses = ["", "ordered", "shipping", "shipped", "cancel", "refund"] as const;
export type ShippingStatus = (typeof shippingStatuses)[number];

/** The labels of the two payment buttons. */
export const paymentLabels = ["Cash on Delivery", "Credit/Debit Card"] as const;
export type PaymentLabel = (typeof paymentLabels)[number];

export const orderItem = z.object({
  id: z.number().int().meta({ description: "The gear's id." }),
  name: z.string(),
  quantity: z.number().int().positive(),
  unit: dollars.meta({ description: "Price of one piece when it was ordered." }),
  image: image.nullable(),
});

export const order = z.object({
  transaction_id: transactionId,
  date_issued: z.iso.datetime({ offset: true }),
  amount: dollars,
  payment_status: z.enum(paymentLabels).meta({ description: "How it is paid." }),
  shipping_status: z.enum(shippingStatuses),
  items: z.array(orderItem),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.enum(["vn", "us", "sg"]),
  can_cancel: z.boolean(),
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
  ]),
  at: z.iso.datetime({ offset: true }),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const orderWithTimeline = order.extend({ timeline: z.array(orderEvent) });
export type OrderWithTimeline = z.output<typeof orderWithTimeline>;

export const receipt = z.object({
  orderId: transactionId,
  date: z.iso.datetime({ offset: true }),
  paymentMethod: z.enum(paymentLabels),
  total: dollars,
  items: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      quantity: z.number().int().positive(),
      price: dollars.meta({ description: "Of one piece." }),
    }),
  ),
  customer: z.object({ full_name: z.string(), name: z.string(), email: z.string() }),
  shopInfo: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
});
export type Receipt = z.output<typeof receipt>;

const orderParams = z.object({ id: transactionId });

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
    summary: "One of my orders, with what happened when",
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
    summary: "Call off an order that is not on its way yet; a card payment is paid back",
    access: "customer",
    params: orderParams,
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  buyAgain: endpoint({
    method: "POST",
    path: "/api/orders/:id/buy-again",
    summary: "Put what this order held into my cart, as far as there is stock",
    access: "customer",
    params: orderParams,
    reply: messageReply.extend({ added: z.number().int(), left_out: z.array(z.string()) }),
    errors: ["not_found", "conflict"],
  }),
  listAllOrders: endpoint({
    method: "GET",
    path: "/api/staff/orders",
    summary: "Everybody's newest orders, 200 at most, of one status if wished",
    access: "staff",
    query: z.object({ shipping_status: z.enum(shippingStatuses).optional() }),
    reply: z.array(order),
    errors: [],
  }),
  updateOrderAsStaff: endpoint({
    method: "PUT",
    path: "/api/staff/orders/:id",
    summary: "Send an order on its way, note its arrival, or pay it back",
    access: "staff",
    params: orderParams,
    body: z.strictObject({ shipping_status: z.enum(["shipping", "shipped", "refund"]) }),
    reply: orderWithTimeline,
    errors: ["not_found", "conflict"],
  }),
};
