import { type ShippingStatus, type StaffOrderAction, staffOrderActions } from "@pawhaven/contract";
import type { orders } from "../../schema/index.ts";

export type OrderStatus = (typeof orders.$inferSelect)["status"];
export type OrderAction = "pay" | "expire" | "abandon" | "ship" | "deliver" | "cancel" | "refund";

/**
 * The state machine of an order. `expired` and `abandoned` orders were not paid: the reservation expired, or the customer
 * cancelled the payment. A late payment revives an expired order if the items are still in stock, and is refunded
 * otherwise.
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

/** Undefined if the action is not allowed. */
export const nextStatus = (status: OrderStatus, action: OrderAction): OrderStatus | undefined =>
  transitions[status][action];

/** Checkouts that never became a sale; customers do not see them as orders. */
export const neverPaidStatuses: readonly OrderStatus[] = ["expired", "abandoned"];

/** The items belong to the customer, or are on their way to them. */
export const purchasedStatuses: readonly OrderStatus[] = ["ordered", "shipping", "shipped"];

/**
 * What staff can do with an order, as the statuses it can get. Unpaid orders are left to the payment. An order is shipped
 * as long as something is left to send, and delivered when nothing is.
 */
export const staffActionsOn = (status: OrderStatus, leftToSend: number): StaffOrderAction[] =>
  purchasedStatuses.includes(status)
    ? staffOrderActions.filter((action) => isPossible(action, status, leftToSend))
    : [];

function isPossible(action: StaffOrderAction, status: OrderStatus, leftToSend: number): boolean {
  if (action === "shipping") return leftToSend > 0;
  if (action === "shipped" && leftToSend > 0) return false;
  return nextStatus(status, actionByStatus[action]) !== undefined;
}

export const actionByStatus = { shipping: "ship", shipped: "deliver", refund: "refund" } as const satisfies Record<
  StaffOrderAction,
  OrderAction
>;

const shippingStatusOverrides: Partial<Record<OrderStatus, ShippingStatus>> = {
  awaiting_payment: "",
  expired: "cancel",
  abandoned: "cancel",
};

/** The status in the API; empty until a card order is paid. */
export const toShippingStatus = (status: OrderStatus): ShippingStatus =>
  shippingStatusOverrides[status] ?? (status as ShippingStatus);
