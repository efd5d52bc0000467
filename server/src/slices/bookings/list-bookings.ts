import type { Booking } from "@pawhaven/contract";
import { refuseForeignClaim } from "../../platform/claims.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import type { Desk } from "./desk.ts";
import { allBookingsOf, historyOf, upcomingOf } from "./store.ts";
import { bookingFacts, bookingOnTheWire } from "./wire.ts";

export async function listBookings(
  { database: { db }, origin }: Desk,
  caller: Caller,
  { userId, type }: { userId: number; type: "upcoming" | "history" },
  now: Date,
): Promise<Booking[]> {
  refuseForeignClaim(caller, userId);
  const rows = await (type === "upcoming" ? upcomingOf : historyOf)(db, userId, now);
  return rows.map((row) => bookingOnTheWire(row, origin, now));
}

/** For the customer's export. */
export const exportBookings = async (db: Db, userId: number): Promise<object[]> =>
  (await allBookingsOf(db, userId)).map(bookingFacts);
