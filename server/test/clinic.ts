import type { BookingDraft } from "@pawhaven/contract";
import type { Database } from "../src/platform/db/database.ts";
import type { Caller } from "../src/platform/sessions.ts";
import { readSettings } from "../src/settings.ts";
import { type Desk, deskOf } from "../src/slices/bookings/desk.ts";
import { aCustomer, aUserpet } from "./factories.ts";

/** A Monday morning at the shop, before it opens. Tests of the clinic tell the time themselves. */
export const monday = "2030-03-04";
export const mondayMorning = new Date("2030-03-04T08:00:00+07:00");

export const testDesk = (database: Database, settings: Record<string, string> = {}): Desk =>
  deskOf(database, readSettings(settings));

export interface Client {
  caller: Caller;
  token: string;
  petId: number;
}

/** A customer with a pet. */
export async function aClient(database: Database, pet: { name?: string } = {}): Promise<Client> {
  const { id: userId, token } = await aCustomer(database);
  const { id: petId } = await aUserpet(database, { userId, ...pet });
  return { caller: { userId, sessionId: 0, role: "customer" }, token, petId };
}

export const aWish = ({ petId }: Pick<Client, "petId">, own: Partial<BookingDraft> = {}): BookingDraft => ({
  pet_id: petId,
  service_id: 1,
  date: monday,
  time_slot: "09:00",
  notes: "",
  ...own,
});
