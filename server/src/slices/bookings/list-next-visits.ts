import type { Db } from "../../platform/db/database.ts";
import { type BookingRow, upcomingBookingsOf } from "./store.ts";

export type NextVisit = Pick<BookingRow, "date" | "timeSlot" | "serviceName">;

/** Of each pet of a customer, the visit that comes first. */
export async function listNextVisits(db: Db, userId: number, now: Date): Promise<Map<number, NextVisit>> {
  const rows = await upcomingBookingsOf(db, userId, now);
  return new Map(rows.toReversed().flatMap((row) => (row.petId === null ? [] : [[row.petId, row]])));
}
