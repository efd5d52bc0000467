import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, numericId, optionalText } from "./core/fields.ts";
import { toCents } from "./core/money.ts";
import { lineDiscount } from "./discount-fields.ts";
import { orderRefund } from "./order-refund.ts";
import { maxOrderCents, maxQuantityPerItem } from "./order-rules.ts";
import { transactionId } from "./orders.ts";
import { maxRefundNoteLength, refundStates, staffRefundReasons } from "./refund-rules.ts";

const units = z.number().int().nonnegative().max(maxQuantityPerItem);

export const refundDraft = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id: numericId.meta({ description: "The gear's id." }),
        cancel: units
          .default(0)
          .meta({ description: "Units that were not sent and will not be; they return to stock." }),
        sent: units.default(0).meta({ description: "Units that were sent." }),
        restock: z.boolean().default(false).meta({ description: "Whether the sent units are back and can be sold." }),
      }),
    )
    .max(100)
    .default([]),
  amount: z
    .number("Please enter an amount.")
    .positive("The amount must be more than zero.")
    .max(maxOrderCents / 100, "This is more than an order can cost.")
    .refine((value) => Math.abs(value * 100 - toCents(value)) < 1e-6, "Please enter whole cents.")
    .optional()
    .meta({ description: "In dollars. Without it, the price of the lines." }),
  reason: z.enum(staffRefundReasons, "Please choose a reason."),
  note: optionalText(maxRefundNoteLength).meta({ description: "For staff; the customer does not see it." }),
});
export type RefundDraft = z.output<typeof refundDraft>;

export const staffRefund = orderRefund.omit({ done: true }).extend({
  id: z.number().int(),
  state: z.enum(refundStates),
  by_hand: z.boolean().meta({ description: "Paid out by staff, not through the card provider." }),
  note: z.string(),
  failure: z.string().meta({ description: "What the provider said last, if it failed." }),
  staff: z.string().nullable().meta({ description: "Who made it; null for customers and the provider." }),
});
export type StaffRefund = z.output<typeof staffRefund>;

export const orderRefunds = z.object({
  paid: dollars.meta({ description: "What the customer has paid." }),
  refunded: dollars,
  left: dollars.meta({ description: "What can still be refunded." }),
  by_hand: z.boolean().meta({ description: "Cash on delivery: staff pay the money out." }),
  obstacle: z.string().nullable().meta({ description: "Why nothing can be refunded now, if so." }),
  lines: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      unit: dollars,
      discount: lineDiscount,
      quantity: z.number().int().positive().meta({ description: "Units that were ordered." }),
      gone: z.number().int().meta({ description: "Units that were cancelled or refunded before." }),
      unsent: z.number().int().meta({ description: "Units that can be refunded instead of sent." }),
      sent: z.number().int().meta({ description: "Units that were sent and not refunded yet." }),
    }),
  ),
  refunds: z.array(staffRefund),
});
export type OrderRefunds = z.output<typeof orderRefunds>;

const orderParams = z.object({ id: transactionId });
const refundParams = orderParams.extend({ refund: id });

export const refundsEndpoints = {
  listRefundsAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/orders/:id/refunds",
    summary: "The refunds of an order, and what is left to refund",
    access: "staff",
    permission: "orders.read",
    params: orderParams,
    reply: orderRefunds,
    errors: ["not_found"],
  }),
  createRefund: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/refunds",
    summary: "Refund lines of an order, or an amount",
    access: "staff",
    permission: "orders.refund",
    confirmsIdentity: true,
    idempotent: true,
    params: orderParams,
    body: refundDraft,
    reply: orderRefunds,
    status: 201,
    errors: ["not_found", "conflict", "confirm_identity"],
    ...sendsMailForStaff,
  }),
  retryRefund: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/refunds/:refund/retry",
    summary: "Send a refund that failed to the card provider again",
    access: "staff",
    permission: "orders.refund",
    confirmsIdentity: true,
    params: refundParams,
    reply: orderRefunds,
    errors: ["not_found", "conflict", "confirm_identity"],
    ...sendsMailForStaff,
  }),
  payRefundByHand: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/refunds/:refund/by-hand",
    summary: "Record that a refund that failed was paid out by hand",
    access: "staff",
    permission: "orders.refund",
    confirmsIdentity: true,
    params: refundParams,
    reply: orderRefunds,
    errors: ["not_found", "conflict", "confirm_identity"],
    ...sendsMailForStaff,
  }),
};
