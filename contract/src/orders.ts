import { z } from "zod";
import { endpoint, sendsMail, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, image, timestamp } from "./core/fields.ts";
import { csvText, dateRange, listCursor, listPage } from "./core/lists.ts";
import { messageReply } from "./core/replies.ts";
import { orderRefund } from "./order-refund.ts";
import { linkToken } from "./sign-in.ts";
import { maxBulkIds } from "./list-rules.ts";
import { bulkJob } from "./lists.ts";
import {
  countryCodes,
  orderProblems,
  orderFilterStatuses,
  paymentLabels,
  type PaymentMethod,
  shippingStatuses,
  staffOrderActions,
} from "./order-rules.ts";
import { shipment, staffShipment } from "./shipment-fields.ts";
import { lineProgress, orderCash, orderMail, orderNote } from "./staff-order-fields.ts";

const countryPrefixes = countryCodes.map((code) => code.toUpperCase()).join("|");

/** The public order number: the country, then random characters that cannot be guessed. */
export const transactionId = z.string().regex(new RegExp(`^(${countryPrefixes})-[0-9A-Z]{20}$`));

export const orderItem = z.object({
  id: z.number().int().meta({ description: "The gear's id." }),
  name: z.string(),
  quantity: z.number().int().positive(),
  unit: dollars.meta({ description: "Unit price at the time of the order." }),
  image: image.nullable(),
});

export const order = z.object({
  transaction_id: transactionId,
  date_issued: timestamp,
  amount: dollars,
  refunded: dollars.meta({ description: "What was or will be paid back of the amount." }),
  payment_status: z.enum(paymentLabels).meta({ description: "The payment method." }),
  shipping_status: z.enum(shippingStatuses),
  items: z.array(orderItem),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.enum(countryCodes),
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
    "parcel_delivered",
    "collected",
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
});
export type OrderWithTimeline = z.output<typeof orderWithTimeline>;

export const receipt = z.object({
  orderId: transactionId,
  date: timestamp,
  paymentMethod: z.enum(paymentLabels),
  total: dollars,
  refunded: dollars,
  items: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      quantity: z.number().int().positive(),
      price: dollars.meta({ description: "Unit price." }),
    }),
  ),
  customer: z.object({ full_name: z.string(), name: z.string(), email: z.string() }),
  shopInfo: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
});
export type Receipt = z.output<typeof receipt>;

/** An address of an order that is not the customer's own. It gets mails once its owner has confirmed it. */
export const contactAddress = z.object({ id: z.number().int(), email: z.string(), confirmed: z.boolean() });
export type ContactAddress = z.output<typeof contactAddress>;
/** An order as staff see it. */
export const staffOrder = orderWithTimeline.extend({
  items: z.array(orderItem.extend(lineProgress)),
  shipments: z.array(staffShipment),
  notes: z.array(orderNote),
  mails: z.array(orderMail),
  cash: orderCash.nullable().meta({ description: "Null for card orders." }),
  customer_id: z.number().int().nullable().meta({ description: "Null once the account is deleted." }),
  payment: z
    .object({ state: z.enum(["open", "paid", "canceled", "refund_due", "refunded"]), amount: dollars })
    .nullable()
    .meta({ description: "The card payment; null for cash on delivery." }),
  actions: z.array(z.enum(staffOrderActions)).meta({ description: "The statuses that staff can give it now." }),
});
export type StaffOrder = z.output<typeof staffOrder>;

/** A row of the list. */
export const staffOrderRow = order.extend({
  is_partly_sent: z.boolean().meta({ description: "Whether some of its units were sent and others were not yet." }),
});
export type StaffOrderRow = z.output<typeof staffOrderRow>;

export const orderFilters = z.object({
  status: z.enum(orderFilterStatuses).optional(),
  country: z.enum(countryCodes).optional(),
  customer: id.optional().meta({ description: "The account that ordered." }),
  payment: z.enum(Object.keys(paymentLabels) as [PaymentMethod, ...PaymentMethod[]]).optional(),
  problem: z
    .enum(orderProblems)
    .optional()
    .meta({ description: "`payment_stuck`: a payment or refund that did not come to an end by itself." }),
  text: z.string().max(100).optional().meta({ description: "A part of the number, the name or the email address." }),
  ...dateRange,
});
export type OrderFilters = z.output<typeof orderFilters>;

export const orderSorts = ["-date", "date", "-amount", "amount"] as const;
export type OrderSort = (typeof orderSorts)[number];
const orderSort = z.enum(orderSorts).default("-date");

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
  listOrdersAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/orders",
    summary: "The orders of all customers, without checkouts that were never paid",
    access: "staff",
    permission: "orders.read",
    query: orderFilters.extend({ sort: orderSort, cursor: listCursor }),
    reply: listPage(staffOrderRow),
    errors: [],
  }),
  exportOrders: endpoint({
    method: "GET",
    path: "/api/staff/orders.csv",
    summary: "The filtered orders as a file",
    access: "staff",
    permission: "orders.read",
    confirmsIdentity: true,
    query: orderFilters.extend({ sort: orderSort }),
    reply: csvText,
    respondsWith: "csv",
    errors: ["confirm_identity"],
  }),
  getOrderAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/orders/:id",
    summary: "An order with its payment, its timeline and what can be done with it",
    access: "staff",
    permission: "orders.read",
    params: orderParams,
    reply: staffOrder,
    errors: ["not_found"],
  }),
  startBulkShipping: endpoint({
    method: "POST",
    path: "/api/staff/orders/bulk-shipping",
    summary: "Mark many orders as shipping, in the background: those named, or all that the filter matches",
    access: "staff",
    permission: "orders.ship",
    body: z.strictObject({
      ids: z.array(transactionId).min(1).max(maxBulkIds).optional(),
      filter: orderFilters.strict().optional(),
    }),
    reply: bulkJob,
    status: 201,
    errors: ["conflict"],
    ...sendsMailForStaff,
  }),
  updateOrderAsStaff: endpoint({
    method: "PUT",
    path: "/api/staff/orders/:id",
    summary: "Mark an order as shipping, shipped or refunded",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: z.strictObject({ shipping_status: z.enum(staffOrderActions) }),
    reply: orderWithTimeline,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
};
