/**
 * The kinds of data that replies and pages are built from. Database triggers notify every node of a change, and each node
 * drops what it has cached for that topic. `assortment` is `gears` without the exact stock: it changes when a gear sells
 * out, not with every unit sold.
 */
export const topics = ["gears", "assortment", "gear_reviews", "pets", "bookings", "shop_content"] as const;

export type Topic = (typeof topics)[number];

/** After a change of the left topic a page is only stale; it is wrong once the right topic has changed as well. */
export const hardInvalidationTopics: Partial<Record<Topic, Topic>> = { gears: "assortment" };
