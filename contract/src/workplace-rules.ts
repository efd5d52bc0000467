import type { Permission } from "./core/permissions.ts";

/** Shorter texts would match almost everything. */
export const minSearchLength = 3;

/** Kinds of work, and the permission without which somebody is not told of it. */
export const workPermissions = {
  orders_to_ship: "orders.ship",
  payments_stuck: "orders.read",
  returns_waiting: "orders.read",
  low_stock: "stock.edit",
  reviews_to_check: "reviews.moderate",
  visits_today: "calendar.read",
  requests_waiting: "applications.read",
  meetings_today: "calendar.meetings",
  care_due: "medical.write_shelter",
  messages_unanswered: "inbox.read_own",
} as const satisfies Record<string, Permission>;
export type WorkKind = keyof typeof workPermissions;
export const workKinds = Object.keys(workPermissions) as [WorkKind, ...WorkKind[]];

/** What the search finds, and the permissions of which one is needed for it. */
export const searchPermissions = {
  order: ["orders.read"],
  person: ["customers.read_orders", "customers.read_pets", "customers.read_applications"],
  pet: ["animals.read"],
  gear: ["gears.edit"],
  booking: ["calendar.read"],
  message: ["inbox.read_own"],
} as const satisfies Record<string, readonly Permission[]>;
export type SearchKind = keyof typeof searchPermissions;
export const searchKinds = Object.keys(searchPermissions) as [SearchKind, ...SearchKind[]];

/** What somebody is told of, and the permission it takes. */
export const notificationPermissions = {
  order: "orders.read",
  booking: "calendar.read",
  adoption_request: "applications.read",
  message: "inbox.read",
} as const satisfies Record<string, Permission>;
export type NotificationKind = keyof typeof notificationPermissions;
export const notificationKinds = Object.keys(notificationPermissions) as [NotificationKind, ...NotificationKind[]];
