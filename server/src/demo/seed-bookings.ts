import { services } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { newToken } from "../platform/auth/tokens.ts";
import { bookings, userpets, users } from "../schema/index.ts";
import { addDays, todayAt } from "../slices/bookings/booking-days.ts";
import { isOpenOn, slotsOn } from "../slices/bookings/slots.ts";
import { bookings as demoBookings, customer, ownPets } from "@pawhaven/demo";

/** The demo customer's pets with past and upcoming appointments, dated relative to `now`. */
export async function seedBookings(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, customer.email));
  if (!owner) return;
  const inserted = await tx
    .insert(userpets)
    .values(ownPets.map((pet) => ({ ...pet, userId: owner.id })))
    .returning({ id: userpets.id, name: userpets.name });
  const petIds = new Map<string, number>(inserted.map(({ name, id }) => [name, id]));
  const rows = demoBookings.flatMap(({ pet, serviceId, dayOffset, slotIndex, status, notes }) => {
    const date = nextOpenDay(clinic, addDays(todayAt(clinic, now), dayOffset));
    const slot = slotsOn(clinic, date, minutesOf(serviceId))[slotIndex];
    if (!slot) return [];
    const { time: timeSlot, startsAt, endsAt } = slot;
    const details = { userId: owner.id, petId: petIds.get(pet) ?? null, serviceId, status, notes };
    return { ...details, date, timeSlot, startsAt, endsAt, calendarKey: newToken() };
  });
  // If the shop took bookings before it was seeded, a slot may already be booked.
  await tx.insert(bookings).values(rows).onConflictDoNothing();
}

const minutesOf = (serviceId: number) => services.find(({ id }) => id === serviceId)?.minutes ?? 0;

/** The given day if the clinic never opens within a year. */
const nextOpenDay = (clinic: Clinic, date: string): string =>
  Array.from({ length: 366 }, (_, ahead) => addDays(date, ahead)).find((day) => isOpenOn(clinic, day)) ?? date;
