import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import {
  aPetOwner,
  aBookingDraft,
  deleteUserpetContext,
  petOwners,
  type PetOwner,
  monday,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { openTestDatabase, createTestEnvironment } from "../../../test/support/test-database.ts";
import { bookings, mailOutbox, userpets } from "../../schema/index.ts";
import { deleteUserpet } from "../userpets/delete-userpet.ts";
import { createBooking } from "./create-booking.ts";
import { sendBookingReminders } from "./send-booking-reminders.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const environment = await createTestEnvironment();
/** 200 transactions queue for 20 connections, longer than the default timeout on a busy machine. */
const openNode = () => openTestDatabase({ ...environment, timeouts: { connectMs: 30_000 } });
const nodes = await Promise.all([openNode(), openNode()]);
const [database] = nodes;
const contexts = nodes.map((node) => testBookingContext(node));
const contextFor = (index: number) => contexts[index % 2] as (typeof contexts)[number];

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await environment.remove();
});

const hour = (index: number) => `${String(9 + index).padStart(2, "0")}:00`;

describe("concurrent requests on two nodes", () => {
  it("give one slot to one of 200 customers and reject the others with slot_taken", async () => {
    const owners = await petOwners(database, 200);
    const results = await Promise.allSettled(
      owners.map((owner, index) => createBooking(contextFor(index), owner.caller, aBookingDraft(owner), mondayMorning)),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, slot_taken: 199 });
    expect(await database.db.select().from(bookings).where(eq(bookings.date, monday))).toHaveLength(1);
    expect(await database.db.$count(mailOutbox)).toBe(1);
  });

  it("book one of four overlapping services for a pet", async () => {
    const owner = await aPetOwner(database);
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((service_id, index) => {
        const draft = aBookingDraft(owner, { service_id, date: "2030-03-05" });
        return createBooking(contextFor(index), owner.caller, draft, mondayMorning);
      }),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 3 });
  });

  it("move one of 20 bookings to the same slot, and the other 19 keep theirs", async () => {
    const owners = await petOwners(database, 20);
    const booked = await Promise.all(
      owners.map((owner, index) => {
        const date = `2030-03-${String(11 + Math.floor(index / 8))}`;
        const draft = aBookingDraft(owner, { date, time_slot: hour(index % 8) });
        return createBooking(contextFor(index), owner.caller, draft, mondayMorning);
      }),
    );
    const to = { date: "2030-03-14", time_slot: "09:30" };
    const results = await Promise.allSettled(
      booked.map(({ id }, index) =>
        rescheduleBooking(contextFor(index), (owners[index] as PetOwner).caller, id, to, mondayMorning),
      ),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, slot_taken: 19 });
    const timesBefore = booked.map(({ date, time_slot }) => `${date} ${time_slot}`);
    const winner = results.findIndex(({ status }) => status === "fulfilled");
    const rows = await database.db.select().from(bookings);
    const timesById = new Map(rows.map(({ id, date, timeSlot }) => [id, `${date} ${timeSlot}`]));
    expect(booked.map(({ id }) => timesById.get(id))).toEqual(timesBefore.with(winner, "2030-03-14 09:30"));
  });

  it("do not deadlock when two customers try to swap their slots", async () => {
    const [a, b] = (await petOwners(database, 2)) as [PetOwner, PetOwner];
    const date = "2030-03-15";
    const draftOf = (owner: PetOwner, time_slot: string) => aBookingDraft(owner, { date, time_slot });
    const first = await createBooking(contextFor(0), a.caller, draftOf(a, "09:00"), mondayMorning);
    const second = await createBooking(contextFor(1), b.caller, draftOf(b, "10:00"), mondayMorning);
    const results = await Promise.allSettled([
      rescheduleBooking(contextFor(0), a.caller, first.id, { date, time_slot: "10:00" }, mondayMorning),
      rescheduleBooking(contextFor(1), b.caller, second.id, { date, time_slot: "09:00" }, mondayMorning),
    ]);
    expect(countOutcomes(results)).toEqual({ slot_taken: 2 });
  });

  it("either book for a pet or delete it, never both", async () => {
    for (const date of ["18", "19", "21", "22", "25", "26", "27", "28"].map((day) => `2030-03-${day}`)) {
      const owner = await aPetOwner(database);
      const [booked, deleted] = await Promise.allSettled([
        createBooking(contextFor(0), owner.caller, aBookingDraft(owner, { date }), mondayMorning),
        deleteUserpet(deleteUserpetContext(contextFor(1)), owner.caller, owner.petId, {
          cancelBookings: false,
          now: mondayMorning,
        }),
      ]);
      const petCount = await database.db.$count(userpets, eq(userpets.id, owner.petId));
      const bookingCount = await database.db.$count(bookings, eq(bookings.userId, owner.caller.userId));
      const isBooked = booked.status === "fulfilled";
      expect([petCount, bookingCount]).toEqual(isBooked ? [1, 1] : [0, 0]);
      expect(countOutcomes([booked, deleted])).toEqual(isBooked ? { ok: 1, conflict: 1 } : { ok: 1, not_found: 1 });
    }
  });

  it("send every customer one reminder", async () => {
    const date = "2030-03-20";
    for (const [index, owner] of (await petOwners(database, 8)).entries()) {
      const draft = aBookingDraft(owner, { date, time_slot: hour(index) });
      await createBooking(contextFor(index), owner.caller, draft, mondayMorning);
    }
    const dayBefore = new Date("2030-03-19T18:00:00+07:00");
    await Promise.all(startMany(6, (index) => sendBookingReminders(contextFor(index), dayBefore)));
    const mails = await database.db.select().from(mailOutbox);
    expect(mails.filter(({ subject }) => /^Reminder:.*March 20/.test(subject))).toHaveLength(8);
  });
});
