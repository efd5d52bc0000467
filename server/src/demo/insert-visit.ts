import { eq } from "drizzle-orm";
import { newToken } from "../platform/auth/tokens.ts";
import type { Tx } from "../platform/db/database.ts";
import { bookings } from "../schema/index.ts";
import { findService, slotLength } from "../slices/clinic/find-service.ts";
import { reserve } from "../slices/clinic/reserve.ts";
import { slotsOn } from "../slices/clinic/slots.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";

type Visit = Omit<typeof bookings.$inferInsert, "date" | "timeSlot" | "startsAt" | "endsAt" | "calendarKey">;

/** If the shop took bookings before it was seeded, the time may be taken; then there is no visit. */
export async function insertVisit(
  tx: Tx,
  clinic: Clinic,
  { date, slotIndex }: { date: string; slotIndex: number },
  visit: Visit,
): Promise<void> {
  const service = await findService(tx, visit.serviceId);
  const slot = service && slotsOn(clinic, date, slotLength(service))[slotIndex];
  if (!slot) return;
  const { time: timeSlot, startsAt, endsAt } = slot;
  const values = { ...visit, date, timeSlot, startsAt, endsAt, calendarKey: newToken() };
  const [inserted] = await tx.insert(bookings).values(values).onConflictDoNothing().returning({ id: bookings.id });
  if (!inserted || visit.status === "Cancelled") return;
  const chosen = { service, date, startsAt, endsAt, chosen: [] };
  await reserve(tx, clinic, inserted.id, chosen).catch(() => tx.delete(bookings).where(eq(bookings.id, inserted.id)));
}
