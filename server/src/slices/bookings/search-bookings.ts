import type { SearchResult } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { bookingsContaining } from "./workplace-store.ts";

/** By a part of the customer's or the pet's name; latest first. */
export async function searchBookings(db: Db, text: string, limit: number): Promise<SearchResult[]> {
  const found = await bookingsContaining(db, text, limit);
  return found.map(({ id, petName, customer, serviceName, date, timeSlot, status }) => ({
    kind: "booking",
    id: String(id),
    title: `${petName}, ${serviceName}`,
    detail: `${date} ${timeSlot}, ${customer.name}, ${status}`,
    date,
  }));
}
