import { addDays, addMonths, type Day } from "@pawhaven/contract";
import { customer, ownPets, ownRecords } from "@pawhaven/demo";
import type { DemoCareRecord, DemoCustomerPet } from "@pawhaven/demo";
import { and, eq } from "drizzle-orm";
import { todayAt } from "../platform/days.ts";
import type { Tx } from "../platform/db/database.ts";
import { bookings, careRecords, userpets, users, visitRecords } from "../schema/index.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { demoImages } from "./images.ts";
import { nextOpenDay } from "./seed-bookings.ts";
import { seedHomecoming } from "./seed-homecoming.ts";

/** A year in the lives of the demo customer's pets: births, pictures, an adoption, and what was recorded. */
export async function seedLives(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  const today = todayAt(clinic, now);
  for (const pet of ownPets) {
    const id = await findOwn(tx, pet);
    if (id === undefined) continue; // the customer has deleted it
    await tell(tx, id, pet, today);
    const records = ownRecords.filter((record) => record.pet === pet.name);
    const visits = await finishedVisits(tx, id);
    for (const record of records) await seedRecord(tx, id, record, dayOf(clinic, record, today), today, visits);
    await seedHomecoming(tx, id, pet, addDays(today, -pet.addedDaysAgo));
  }
}

async function findOwn(tx: Tx, { name }: DemoCustomerPet): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: userpets.id })
    .from(userpets)
    .innerJoin(users, eq(users.id, userpets.userId))
    .where(and(eq(users.email, customer.email), eq(userpets.name, name)));
  return row?.id;
}

async function tell(tx: Tx, id: number, pet: DemoCustomerPet, today: Day): Promise<void> {
  await tx
    .update(userpets)
    .set({
      bornOn: addMonths(addDays(today, -11), -pet.bornMonthsAgo),
      bornPrecision: pet.bornPrecision,
      chip: pet.chip,
      neutered: pet.species === "Rodent" ? null : true,
      notes: pet.notes,
      images: demoImages("pets", pet, 1),
      createdAt: new Date(`${addDays(today, -pet.addedDaysAgo)}T03:00:00Z`),
    })
    .where(eq(userpets.id, id));
}

type Visits = ReadonlyMap<Day, number>;

const finishedVisits = (tx: Tx, petId: number): Promise<Visits> =>
  tx
    .select({ date: bookings.date, id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.petId, petId), eq(bookings.status, "Done")))
    .then((rows) => new Map(rows.map(({ date, id }) => [date, id])));

/** What the clinic recorded belongs to the visit of that day, whose form has the weight too. */
async function seedRecord(
  tx: Tx,
  userpetId: number,
  record: DemoCareRecord,
  day: Day,
  today: Day,
  visits: Visits,
): Promise<void> {
  const bookingId = record.source === "clinic" ? visits.get(day) : null;
  if (bookingId === undefined) return; // the visit was moved or deleted
  await tx.insert(careRecords).values({ ...toRecord(userpetId, record, day, today), bookingId });
  if (bookingId !== null && record.weightKg !== undefined)
    await tx.update(visitRecords).set({ weightKg: record.weightKg }).where(eq(visitRecords.bookingId, bookingId));
}

/** The clinic records when it is open, as its visits are. */
const dayOf = (clinic: Clinic, { source, daysAgo }: DemoCareRecord, today: Day): Day =>
  source === "clinic" ? nextOpenDay(clinic, addDays(today, -daysAgo)) : addDays(today, -daysAgo);

const toRecord = (
  userpetId: number,
  record: DemoCareRecord,
  givenOn: Day,
  today: Day,
): typeof careRecords.$inferInsert => ({
  userpetId,
  kind: record.kind,
  source: record.source,
  givenOn,
  product: record.product ?? "",
  batch: record.batch ?? "",
  note: record.note ?? "",
  weightKg: record.weightKg ?? null,
  dueOn: record.dueInDays === undefined ? null : addDays(today, record.dueInDays),
});
