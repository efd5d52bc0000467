/** Where the shop delivers to. */
export const countries = { vn: "Vietnam", us: "United States", sg: "Singapore" } as const;
export type Country = keyof typeof countries;
export const countryCodes = Object.keys(countries) as [Country, ...Country[]];

export const maxQuantityPerItem = 999;

/** Different gears in a cart or an order. */
export const maxCartLines = 100;

export const maxOrderCents = 100_000_000;

/** The statuses of an order that was placed and, if it is paid by card, paid. */
export const placedOrderStatuses = ["ordered", "shipping", "shipped", "cancel", "refund"] as const;

/** Empty until a card order is paid. */
export const shippingStatuses = ["", ...placedOrderStatuses] as const;
export type ShippingStatus = (typeof shippingStatuses)[number];

/** The labels of the two payment buttons, by payment method. */
export const paymentLabels = { cash: "Cash on Delivery", card: "Credit/Debit Card" } as const;
export type PaymentMethod = keyof typeof paymentLabels;
export type PaymentLabel = (typeof paymentLabels)[PaymentMethod];

/** What the workplace calls an order's status; only checkouts that were never paid have none. */
export const staffOrderStatuses = ["awaiting_payment", ...placedOrderStatuses] as const;
export type StaffOrderStatus = (typeof staffOrderStatuses)[number];

/** What the list can be filtered by. Something is left to send of orders `to_ship`, and of `partly_sent` ones not all. */
export const orderFilterStatuses = ["to_ship", "partly_sent", ...staffOrderStatuses] as const;
export type OrderFilterStatus = (typeof orderFilterStatuses)[number];

/** The report of cash on delivery: collected, collected but not what was due, delivered and not collected. */
export const cashStates = ["differs", "open", "collected"] as const;
export type CashState = (typeof cashStates)[number];

/** What staff can do with an order, by the status it gets. */
export const staffOrderActions = ["shipping", "shipped", "refund"] as const;
export type StaffOrderAction = (typeof staffOrderActions)[number];

/** So long before a visit an order can still be made ready for it. */
export const collectLeadHours = 12;

/** What becomes of goods that wait at a visit which is cancelled. */
export const goodsDecisions = ["deliver", "keep", "cancel"] as const;
export type GoodsDecision = (typeof goodsDecisions)[number];

/** What an order can need somebody's attention for. */
export const orderProblems = ["payment_stuck", "late"] as const;
