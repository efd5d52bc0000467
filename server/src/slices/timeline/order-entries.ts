import type { TimelineEntry } from "@pawhaven/contract";

/** On one day, what begins a life comes first and what ends it last. */
const ranks: Readonly<Record<TimelineEntry["kind"], number>> = {
  born: 0,
  adopted: 1,
  added: 2,
  purchase: 3,
  care: 4,
  visit: 5,
  died: 6,
};

/** Grows with time; also the cursor after which the next page begins. */
export const orderOf = ({ day, kind, key }: TimelineEntry): string => `${day} ${ranks[kind]} ${key}`;

export const newestFirst = (one: TimelineEntry, other: TimelineEntry): number =>
  orderOf(one) < orderOf(other) ? 1 : -1;
