import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id } from "./core/fields.ts";
import { csvExport, dateRange, listCursor, listPage } from "./core/lists.ts";
import { maxBulkIds } from "./list-rules.ts";
import { bulkJob } from "./lists.ts";
import {
  countryCodes,
  orderFilterStatuses,
  orderProblems,
  paymentLabels,
  type PaymentMethod,
  staffOrderActions,
} from "./order-rules.ts";
import { order, orderItem, orderParams, orderWithTimeline, transactionId } from "./orders.ts";
import { staffShipment } from "./shipment-fields.ts";
import { lineProgress, orderCash, orderMail, orderNote } from "./staff-order-fields.ts";

const isGuest = z.boolean().meta({ description: "Ordered without an account, and not claimed by one since." });

/** An order as staff see it. */
export const staffOrder = orderWithTimeline.extend({
  items: z.array(orderItem.extend(lineProgress)),
  shipments: z.array(staffShipment),
  notes: z.array(orderNote),
  mails: z.array(orderMail),
  cash: orderCash.nullable().meta({ description: "Null for card orders." }),
  customer_id: z.number().int().nullable().meta({ description: "Null once the account is deleted, and for guests." }),
  is_guest: isGuest,
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
  is_guest: isGuest,
});
export type StaffOrderRow = z.output<typeof staffOrderRow>;

export const orderFilters = z.object({
  status: z.enum(orderFilterStatuses).optional(),
  country: z.enum(countryCodes).optional(),
  customer: id.optional().meta({ description: "The account that ordered." }),
  payment: z.enum(Object.keys(paymentLabels) as [PaymentMethod, ...PaymentMethod[]]).optional(),
  problem: z.enum(orderProblems).optional().meta({
    description:
      "`payment_stuck`: a payment or refund that did not come to an end by itself. `late`: not delivered on the days that were promised.",
  }),
  text: z.string().max(100).optional().meta({ description: "A part of the number, the name or the email address." }),
  ...dateRange,
});
export type OrderFilters = z.output<typeof orderFilters>;

export const orderSorts = ["-date", "date", "-amount", "amount"] as const;
export type OrderSort = (typeof orderSorts)[number];
const orderSort = z.enum(orderSorts).default("-date");

export const ordersStaffEndpoints = {
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
    ...csvExport,
    path: "/api/staff/orders.csv",
    summary: "The filtered orders as a file",
    permission: "orders.read",
    query: orderFilters.extend({ sort: orderSort }),
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
