import { addDays } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { userpets, users } from "../schema/index.ts";
import { isOpenOn } from "../slices/clinic/slots.ts";
import { bookings as demoBookings, customer, ownPets } from "@pawhaven/demo";
import { insertVisit } from "./insert-visit.ts";
import { todayAt } from "../platform/days.ts";

/** The demo customer's pets with past and upcoming appointments, dated relative to `now`. */
export async function seedBookings(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, customer.email));
  if (!owner) return;
  const today = todayAt(clinic, now);
  const inserted = await tx
    .insert(userpets)
    .values(
      ownPets.map(({ gender, name, breed, species, notes, description }) => ({
        gender,
        name,
        breed,
        species,
        notes,
        description,
        userId: owner.id,
      })),
    )
    .returning({ id: userpets.id, name: userpets.name });
  const petIds = new Map<string, number>(inserted.map(({ name, id }) => [name, id]));
  for (const booking of demoBookings) {
    const { serviceId, dayOffset, slotIndex, status, notes, visibleNote } = booking;
    const petId = petIds.get(booking.pet);
    const date = nextOpenDay(clinic, addDays(today, dayOffset));
    const visit = { serviceId, status, notes, ...(visibleNote && { visibleNote }), userId: owner.id, petId };
    if (petId !== undefined) await insertVisit(tx, clinic, { date, slotIndex }, visit);
  }
}

/** The given day if the clinic never opens within a year. */
export const nextOpenDay = (clinic: Clinic, date: string): string =>
  Array.from({ length: 366 }, (_, ahead) => addDays(date, ahead)).find((day) => isOpenOn(clinic, day)) ?? date;
