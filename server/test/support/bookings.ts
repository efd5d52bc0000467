import type { BookingDraft } from "@pawhaven/contract";
import type { Database, Tx } from "../../src/platform/db/database.ts";
import type { Caller } from "../../src/platform/auth/sessions.ts";
import { readSettings } from "../../src/settings.ts";
import { type BookingContext, createBookingContext } from "../../src/slices/bookings/booking-context.ts";
import { type Clinic, clinicOf } from "../../src/slices/content/opening-hours.ts";
import { ShopContent } from "../../src/slices/content/shop-content.ts";
import { bookings } from "../../src/schema/index.ts";
import { newToken } from "../../src/platform/auth/tokens.ts";
import { shopIdentityFrom } from "../../src/platform/mail/shop-identity.ts";
import { goodsAtVisits } from "../../src/slices/orders/collecting/goods-at-visits.ts";
import { insertReservations } from "../../src/slices/clinic/store.ts";
import { detachUserpet } from "../../src/slices/bookings/detach-userpet.ts";
import type { DeleteUserpetContext } from "../../src/slices/userpets/delete-userpet.ts";
import { startMany } from "./concurrency.ts";
import { aCustomer, aUserpet } from "./factories.ts";

/** A Monday morning before the clinic opens. Tests of the clinic pass the current time explicitly. */
export const monday = "2030-03-04";
export const mondayMorning = new Date("2030-03-04T08:00:00+07:00");

/** Reads the shop's content for every call, because nothing tells it of changes. */
export function testBookingContext(database: Database, environment: Record<string, string> = {}): BookingContext {
  const settings = readSettings(environment);
  const { firstContent: first, timeZone } = settings;
  const content = new ShopContent({ database, changes: { version: () => null }, first, timeZone });
  const shopIdentity = shopIdentityFrom({ ...settings, shop: content.shop });
  return createBookingContext(database, settings, content, goodsAtVisits({ shopIdentity }));
}

/** As these settings open it. */
export function testClinic(environment: Record<string, string> = {}): Clinic {
  const { firstContent, timeZone } = readSettings(environment);
  return clinicOf(firstContent, timeZone);
}

export const deleteUserpetContext = (context: BookingContext): DeleteUserpetContext => ({
  database: context.database,
  beforeDelete: (tx, userpet, options) => detachUserpet(tx, context, userpet, options),
});

export interface PetOwner {
  caller: Caller;
  token: string;
  petId: number;
}

/** A customer with a pet. */
export async function aPetOwner(database: Database, pet: { name?: string } = {}): Promise<PetOwner> {
  const { id: userId, token } = await aCustomer(database);
  const { id: petId } = await aUserpet(database, { userId, ...pet });
  return { caller: { userId, sessionId: 0 }, token, petId };
}

const batchSize = 10;

/** Created in batches: a burst of hundreds could exceed the connection timeout on a busy machine. */
export async function petOwners(database: Database, count: number): Promise<PetOwner[]> {
  const owners: PetOwner[] = [];
  while (owners.length < count) {
    const missing = Math.min(batchSize, count - owners.length);
    owners.push(...(await Promise.all(startMany(missing, () => aPetOwner(database)))));
  }
  return owners;
}

export const aBookingDraft = (
  { petId }: Pick<PetOwner, "petId">,
  overrides: Partial<BookingDraft> = {},
): BookingDraft => ({
  pet_id: petId,
  service_id: 1,
  date: monday,
  time_slot: "09:00",
  notes: "",
  intake: [],
  ...overrides,
});

interface VisitOptions {
  userId: number;
  petId: number;
  startsAt: Date;
  date?: string;
  status?: "Pending" | "Confirmed" | "In treatment" | "Done";
}

/** A vet visit of half an hour at any time of day, as no customer could book it. */
export async function insertVisit(tx: Tx, { startsAt, date, ...options }: VisitOptions): Promise<number> {
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  const day = date ?? startsAt.toISOString().slice(0, 10);
  const values = { ...options, serviceId: 1, date: day, timeSlot: "09:00", startsAt, endsAt, calendarKey: newToken() };
  const [row] = await tx.insert(bookings).values(values).returning({ id: bookings.id });
  await insertReservations(tx, firstVetAndRoom, { from: Number(startsAt), to: Number(endsAt) }, row?.id as number);
  return row?.id as number;
}

export const aVisit = (database: Database, options: VisitOptions): Promise<number> =>
  database.transaction((tx) => insertVisit(tx, options));

const hourMs = 3_600_000;
let finishedVisits = 0;

/** A visit that took place, each an hour after the one before. What the clinic records of a userpet needs one. */
export const aFinishedVisit = (database: Database, who: Pick<VisitOptions, "userId" | "petId">): Promise<number> =>
  aVisit(database, {
    ...who,
    startsAt: new Date(Date.UTC(2025, 0, 6) + finishedVisits++ * hourMs),
    status: "Done",
  });

/** As the migrations create them. */
const firstVetAndRoom = [1, 5];
