import type { Notification } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { newestBookings } from "./workplace-store.ts";

/** The id is the day of the visit, because that is where staff find it. */
export async function listNewestBookings(db: Db, limit: number): Promise<Omit<Notification, "is_new">[]> {
  const found = await newestBookings(db, limit);
  return found.map(({ customer, petName, serviceName, date, timeSlot, createdAt }) => ({
    kind: "booking",
    id: date,
    title: `${customer.name} booked ${serviceName} for ${petName}, ${date} ${timeSlot}`,
    at: createdAt.toISOString(),
  }));
}
