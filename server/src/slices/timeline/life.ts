import type { TimelineEntry } from "@pawhaven/contract";
import type { UserpetRow } from "../userpets/find-own-userpet.ts";

/** Whose timeline it is, and when it is looked at. */
export interface Life {
  userpet: UserpetRow;
  shop: { timeZone: string };
  now: Date;
}

export type EntryOf<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>;

/** Sorts like its number. */
export const keyOf = (kind: string, id: number): string => `${kind}-${String(id).padStart(10, "0")}`;
