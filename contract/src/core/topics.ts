/**
 * Kinds of data that replies and pages are made of. The database announces a change of each by itself
 * (see the triggers in the migrations), and whatever was kept for it is dropped on every node. `assortment` is all of
 * `gears` but how many pieces are left: it changes with the last piece, not with every piece sold.
 */
export const topics = ["gears", "assortment", "gear_reviews", "pets", "bookings"] as const;

export type Topic = (typeof topics)[number];

/** A page whose topic on the left has changed is wrong only if the one on the right has changed too; else it is a little old. */
export const hardInvalidationTopics: Partial<Record<Topic, Topic>> = { gears: "assortment" };
