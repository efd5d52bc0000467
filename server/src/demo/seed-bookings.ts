import { services } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import type { Clinic } from "../slices/bookings/opening-hours.ts";
import { newToken } from "../platform/auth/tokens.ts";
import { bookings, userpets, users } from "../schema/index.ts";
import { addDays, todayAt } from "../slices/bookings/booking-days.ts";
import { isOpenOn, slotsOn } from "../slices/bookings/slots.ts";
import { bookings as demoBookings, customer, ownPets } from "@pawhaven/demo";

/** The pets of the demo customer and their appointments, past and to come, seen from the day they are planted. */
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
  // A shop that took bookings before it got its demo may have given a slot away already.
  await tx.insert(bookings).values(rows).onConflictDoNothing();
}

const minutesOf = (serviceId: number) => services.find(({ id }) => id === serviceId)?.minutes ?? 0;

/** The day itself or, where it is closed, the next that is not; a clinic that never opens is given up after a year. */
const nextOpenDay = (clinic: Clinic, date: string): string =>
  Array.from({ length: 366 }, (_, ahead) => addDays(date, ahead)).find((day) => isOpenOn(clinic, day)) ?? date;
