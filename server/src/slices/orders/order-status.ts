import type { ShippingStatus } from "@pawhaven/contract";
import type { orders } from "../../schema/index.ts";

export type OrderStatus = (typeof orders.$inferSelect)["status"];
export type OrderAction = "pay" | "expire" | "abandon" | "ship" | "deliver" | "cancel" | "refund";

/**
 * Everything that can happen to an order. `expired` and `abandoned` orders were never paid: time ran out, or the customer
 * gave up. Money that arrives all the same revives an expired order if there is stock, and is paid back otherwise.
 */
const transitions: Record<OrderStatus, Partial<Record<OrderAction, OrderStatus>>> = {
  awaiting_payment: { pay: "ordered", expire: "expired", abandon: "abandoned" },
  expired: { pay: "ordered", refund: "refund" },
  abandoned: { refund: "refund" },
  ordered: { ship: "shipping", cancel: "cancel", refund: "refund" },
  shipping: { deliver: "shipped", refund: "refund" },
  shipped: { refund: "refund" },
  cancel: { refund: "refund" },
  refund: {},
};

/** Where a step leads, or undefined where it is not allowed. */
export const nextStatus = (status: OrderStatus, action: OrderAction): OrderStatus | undefined =>
  transitions[status][action];

/** Nobody was promised anything yet, or any more, so these are no orders in the customer's eyes. */
export const neverPaidStatuses: readonly OrderStatus[] = ["expired", "abandoned"];

/** The goods are the customer's, or on their way to become so. */
export const purchasedStatuses: readonly OrderStatus[] = ["ordered", "shipping", "shipped"];

/** Every status that callers know by this name. */
export const statusesForShippingStatus = (requested: ShippingStatus | undefined): OrderStatus[] =>
  (Object.keys(transitions) as OrderStatus[]).filter(
    (status) =>
      !neverPaidStatuses.includes(status) && (requested === undefined || toShippingStatus(status) === requested),
  );

const shippingStatusOverrides: Partial<Record<OrderStatus, ShippingStatus>> = {
  awaiting_payment: "",
  expired: "cancel",
  abandoned: "cancel",
};

/** As callers know it; empty until a card order is paid. */
export const toShippingStatus = (status: OrderStatus): ShippingStatus =>
  shippingStatusOverrides[status] ?? (status as ShippingStatus);
