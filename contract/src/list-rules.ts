import type { Permission } from "./core/permissions.ts";

export const rowsPerPage = 50;

/** The lists that views can be saved of, and who may see them. */
export const savedViewLists = {
  orders: "orders.read",
  reviews: "reviews.moderate",
  customers: "customers.read",
  audit: "audit.read",
  stock: "stock.edit",
  inbox: "inbox.read_own",
  gears: "gears.edit",
  returns: "orders.read",
  cash: "orders.read",
  animals: "animals.read",
} as const satisfies Record<string, Permission>;
export type SavedViewList = keyof typeof savedViewLists;
export const savedViewListNames = Object.keys(savedViewLists) as [SavedViewList, ...SavedViewList[]];

/** Whoever may see an object may see its history; the history of any other kind needs `audit.read`. */
export const historyPermissions: Readonly<Record<string, Permission>> = {
  order: "orders.read",
  booking: "calendar.read",
  "adoption request": "applications.read",
  content: "content.edit",
  stock: "stock.edit",
  delivery: "stock.edit",
  stocktake: "stock.edit",
  supplier: "stock.edit",
  promotion: "prices.edit",
  "gift card": "giftcards.manage",
  thread: "inbox.read",
  review: "reviews.moderate",
  /** Of whoever deals with all customers: a history has notes, and it is not asked whose. */
  customer: "customers.read_orders",
  gear: "gears.edit",
  service: "calendar.setup",
  resource: "calendar.setup",
  pet: "animals.read",
  "adoption check": "content.edit",
};

/** How many objects can be named one by one; a filter may match more. */
export const maxBulkIds = 500;
export const maxBulkItems = 50_000;
