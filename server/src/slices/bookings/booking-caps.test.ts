import type { BookingDraft } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  aBookingDraft,
  aPetOwner,
  mondayMorning,
  type PetOwner,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aUserpet } from "../../../test/support/factories.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { bookings, users } from "../../schema/index.ts";
import { CapError } from "../../platform/caps.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";

const test = testDatabase();
const book = (owner: PetOwner, overrides: Partial<BookingDraft>) =>
  createBooking(testBookingContext(test.database), owner.caller, aBookingDraft(owner, overrides), mondayMorning);

let day = 0;

/** Slots that do not overlap and that no other test uses. */
function freeSlots(count: number): Pick<BookingDraft, "date" | "time_slot">[] {
  day += 1;
  const date = new Date(Date.UTC(2030, 2, 4 + 7 * day)).toISOString().slice(0, 10);
  const times = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30", "14:00"];
  return times.slice(0, count).map((time_slot) => ({ date, time_slot }));
}

const bookAtOnce = async (owner: PetOwner, slots: Partial<BookingDraft>[]) =>
  countOutcomes(await Promise.allSettled(slots.map((slot) => book(owner, slot))));

async function anUnconfirmedOwner(): Promise<PetOwner> {
  const owner = await aPetOwner(test.database);
  await test.database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, owner.caller.userId));
  return owner;
}

const countBookings = ({ caller }: PetOwner) => test.database.db.$count(bookings, eq(bookings.userId, caller.userId));

describe("a customer whose email address is not confirmed", () => {
  it("books three visits, even if eleven for as many pets are sent at once, and is told how to book more", async () => {
    const owner = await anUnconfirmedOwner();
    const { userId } = owner.caller;
    const drafts: Partial<BookingDraft>[] = [];
    for (const slot of freeSlots(11)) drafts.push({ pet_id: (await aUserpet(test.database, { userId })).id, ...slot });
    expect(await bookAtOnce(owner, drafts)).toEqual({ ok: 3, conflict: 8 });
    expect(await countBookings(owner)).toBe(3);
    const [slot = {}] = freeSlots(1);
    const error = await book(owner, slot).catch((reason: unknown) => reason);
    const message =
      "Please confirm your email address to book more than 3 visits. We have sent you a link. You can get a new one in your profile.";
    expect(error).toBeInstanceOf(CapError);
    expect(error).toMatchObject({ code: "conflict", message, errors: { pet_id: [message] } });
  });

  it("can book again after cancelling a visit or confirming the address", async () => {
    const owner = await anUnconfirmedOwner();
    const [first = {}, second = {}, third = {}, fourth = {}, fifth = {}] = freeSlots(5);
    const { id } = await book(owner, first);
    for (const slot of [second, third]) await book(owner, slot);
    await expect(book(owner, fourth)).rejects.toThrow(CapError);
    await cancelBooking(testBookingContext(test.database), owner.caller, id, mondayMorning);
    await book(owner, fourth);
    await test.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, owner.caller.userId));
    await book(owner, fifth);
  });
});

describe("a customer", () => {
  it("books ten visits for a pet, even if eleven are sent at once", async () => {
    const owner = await aPetOwner(test.database);
    expect(await bookAtOnce(owner, freeSlots(11))).toEqual({ ok: 10, conflict: 1 });
    const [slot = {}] = freeSlots(1);
    await expect(book(owner, slot)).rejects.toThrow(
      "This pet has 10 upcoming visits, as many as can be booked online. Please call us at +84 28 5550 0199 to book more.",
    );
  });

  it("books thirty visits for all pets together, even if 32 are sent at once", async () => {
    const owner = await aPetOwner(test.database);
    const { userId } = owner.caller;
    const pets = [owner.petId];
    while (pets.length < 4) pets.push((await aUserpet(test.database, { userId })).id);
    const drafts = pets.flatMap((pet_id) => freeSlots(8).map((slot) => ({ pet_id, ...slot })));
    expect(await bookAtOnce(owner, drafts)).toEqual({ ok: 30, conflict: 2 });
    const [slot = {}] = freeSlots(1);
    await expect(book(owner, slot)).rejects.toThrow(/^You have 30 upcoming visits, /);
  });
});
