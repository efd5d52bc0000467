import type { BookingDraft } from "@pawhaven/contract";
import type { Database } from "../../src/platform/db/database.ts";
import type { Caller } from "../../src/platform/auth/sessions.ts";
import { readSettings } from "../../src/settings.ts";
import { type BookingContext, createBookingContext } from "../../src/slices/bookings/booking-context.ts";
import { aCustomer, aUserpet } from "./factories.ts";

/** A Monday morning at the shop, before it opens. Tests of the clinic tell the time themselves. */
export const monday = "2030-03-04";
export const mondayMorning = new Date("2030-03-04T08:00:00+07:00");

export const testBookingContext = (database: Database, settings: Record<string, string> = {}): BookingContext =>
  createBookingContext(database, readSettings(settings));

export interface PetOwner {
  caller: Caller;
  token: string;
  petId: number;
}

/** A customer with a pet. */
export async function aPetOwner(database: Database, pet: { name?: string } = {}): Promise<PetOwner> {
  const { id: userId, token } = await aCustomer(database);
  const { id: petId } = await aUserpet(database, { userId, ...pet });
  return { caller: { userId, sessionId: 0, role: "customer" }, token, petId };
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
  ...overrides,
});
