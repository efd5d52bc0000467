/**
 * Kinds of data that replies and pages are made of. The database announces a change of each by itself
 * (see the triggers in the migrations), and whatever was kept for it is dropped on every node.
 */
export const topics = ["gears", "gear_reviews", "pets", "bookings"] as const;

export type Topic = (typeof topics)[number];
