import type { Permission } from "./permissions.ts";

/**
 * The kinds of data that replies and pages are built from. Database triggers notify every node of a change, and each node
 * drops what it has cached for that topic. `assortment` is `gears` without the exact stock: it changes when a gear sells
 * out, not with every unit sold.
 */
export const topics = ["gears", "assortment", "gear_reviews", "pets", "bookings", "clinic", "shop_content"] as const;

export type Topic = (typeof topics)[number];

/** Changes that only staff are told of, and the permission it takes: `orders` would tell anybody how well we sell. */
export const staffTopicPermissions = {
  orders: "orders.read",
  adoption_requests: "applications.read",
  shelter: "animals.read",
  threads: "inbox.read_own",
  staff: "staff.invite",
  staff_presence: "workplace.open",
} as const satisfies Record<string, Permission>;

type StaffOnlyTopic = keyof typeof staffTopicPermissions;
const staffOnlyTopics = Object.keys(staffTopicPermissions) as StaffOnlyTopic[];

/** All that the workplace can follow. */
export const staffTopics = [...topics, ...staffOnlyTopics] as const;
export type StaffTopic = (typeof staffTopics)[number];

/** After a change of the left topic a page is only stale; it is wrong once the right topic has changed as well. */
export const hardInvalidationTopics: Partial<Record<Topic, Topic>> = { gears: "assortment" };
