import type { ShippingStatus } from "@pawhaven/contract";
import type { orders } from "../../schema/index.ts";

export type OrderStatus = (typeof orders.$inferSelect)["status"];
export type OrderStep = "pay" | "expire" | "abandon" | "ship" | "deliver" | "cancel" | "refund";

/**
 * Everything that can happen to an order. `expired` and `abandoned` orders were never paid: time ran out, or the customer
 * gave up. Money that arrives all the same revives an expired order if there is stock, and is paid back otherwise.
 */
const transitions: Record<OrderStatus, Partial<Record<OrderStep, OrderStatus>>> = {
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
export const statusAfter = (status: OrderStatus, step: OrderStep): OrderStatus | undefined => transitions[status][step];

/** Nobody was promised anything yet, or any more, so these are no orders in the customer's eyes. */
export const neverPlaced: readonly OrderStatus[] = ["expired", "abandoned"];

/** The goods are the customer's, or on their way to become so. */
export const bought: readonly OrderStatus[] = ["ordered", "shipping", "shipped"];

/** Every status that callers know by this name. */
export const statusesShownAs = (wanted: ShippingStatus | undefined): OrderStatus[] =>
  (Object.keys(transitions) as OrderStatus[]).filter(
    (status) => !neverPlaced.includes(status) && (wanted === undefined || shippingStatus(status) === wanted),
  );

const shown: Partial<Record<OrderStatus, ShippingStatus>> = {
  awaiting_payment: "",
  expired: "cancel",
  abandoned: "cancel",
};

/** As callers know it; empty until a card order is paid. */
export const shippingStatus = (status: OrderStatus): ShippingStatus => shown[status] ?? (status as ShippingStatus);
