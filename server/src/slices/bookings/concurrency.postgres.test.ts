import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import {
  aPetOwner,
  aBookingDraft,
  type PetOwner,
  monday,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { openTestDatabase, createTestEnvironment } from "../../../test/support/test-database.ts";
import { bookings, mailOutbox, userpets } from "../../schema/index.ts";
import { deleteUserpet } from "../userpets/delete-userpet.ts";
import { createBooking } from "./create-booking.ts";
import { sendBookingReminders } from "./send-booking-reminders.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const environment = await createTestEnvironment();
const nodes = await Promise.all([openTestDatabase(environment), openTestDatabase(environment)]);
const [database] = nodes;
const contexts = nodes.map((node) => testBookingContext(node));
const contextFor = (index: number) => contexts[index % 2] as (typeof contexts)[number];

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await environment.remove();
});

const clients = (count: number): Promise<PetOwner[]> =>
  Promise.all(Array.from({ length: count }, () => aPetOwner(database)));
const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [(outcome.reason as { code?: string }).code ?? String(outcome.reason)] : [],
  );

describe("many at once, through two nodes", () => {
  it("200 bookers of one slot: one gets it, 199 are told in the one way", async () => {
    const people = await clients(200);
    const outcomes = await Promise.allSettled(
      people.map((one, index) => createBooking(contextFor(index), one.caller, aBookingDraft(one), mondayMorning)),
    );
    expect(codes(outcomes)).toEqual(Array<string>(199).fill("slot_taken"));
    expect(await database.db.select().from(bookings).where(eq(bookings.date, monday))).toHaveLength(1);
    expect(await database.db.$count(mailOutbox)).toBe(1);
  });

  it("overlapping services for one pet: it goes to one", async () => {
    const client = await aPetOwner(database);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((service_id, index) =>
        createBooking(
          contextFor(index),
          client.caller,
          aBookingDraft(client, { service_id, date: "2030-03-05" }),
          mondayMorning,
        ),
      ),
    );
    expect(codes(outcomes)).toEqual(["conflict", "conflict", "conflict"]);
  });

  it("twenty who move to one slot: one gets it, the others keep theirs", async () => {
    const people = await clients(20);
    const own = await Promise.all(
      people.map((one, index) => {
        const time_slot = `${String(9 + (index % 8)).padStart(2, "0")}:00`;
        const date = `2030-03-${String(11 + Math.floor(index / 8))}`;
        return createBooking(contextFor(index), one.caller, aBookingDraft(one, { date, time_slot }), mondayMorning);
      }),
    );
    const to = { date: "2030-03-14", time_slot: "09:30" };
    const outcomes = await Promise.allSettled(
      own.map(({ id }, index) =>
        rescheduleBooking(contextFor(index), (people[index] as PetOwner).caller, id, to, mondayMorning),
      ),
    );
    expect(codes(outcomes)).toEqual(Array<string>(19).fill("slot_taken"));
    const times = own.map(({ date, time_slot }) => `${date} ${time_slot}`);
    const winner = outcomes.findIndex(({ status }) => status === "fulfilled");
    const rows = await database.db.select().from(bookings).orderBy(bookings.id);
    const kept = new Map(rows.map(({ id, date, timeSlot }) => [id, `${date} ${timeSlot}`]));
    expect(own.map(({ id }) => kept.get(id))).toEqual(times.with(winner, "2030-03-14 09:30"));
  });

  it("two who swap places: neither loses the place it had", async () => {
    const [a, b] = (await clients(2)) as [PetOwner, PetOwner];
    const date = "2030-03-15";
    const first = await createBooking(contextFor(0), a.caller, aBookingDraft(a, { date }), mondayMorning);
    const second = await createBooking(
      contextFor(1),
      b.caller,
      aBookingDraft(b, { date, time_slot: "10:00" }),
      mondayMorning,
    );
    const outcomes = await Promise.allSettled([
      rescheduleBooking(contextFor(0), a.caller, first.id, { date, time_slot: "10:00" }, mondayMorning),
      rescheduleBooking(contextFor(1), b.caller, second.id, { date, time_slot: "09:00" }, mondayMorning),
    ]);
    expect(codes(outcomes)).toEqual(["slot_taken", "slot_taken"]);
  });

  it("booking for a pet and deleting it: either the booking stands, or the pet is gone without one", async () => {
    for (const date of ["18", "19", "21", "22", "25", "26", "27", "28"].map((day) => `2030-03-${day}`)) {
      const client = await aPetOwner(database);
      const wish = aBookingDraft(client, { date });
      const [booked, deleted] = await Promise.allSettled([
        createBooking(contextFor(0), client.caller, wish, mondayMorning),
        deleteUserpet(contextFor(1), client.caller, { id: client.petId, mayCancel: false }, mondayMorning),
      ]);
      const pets = await database.db.select().from(userpets).where(eq(userpets.id, client.petId));
      const kept = await database.db.select().from(bookings).where(eq(bookings.userId, client.caller.userId));
      const bookingStands = booked.status === "fulfilled";
      expect(deleted.status).toBe(bookingStands ? "rejected" : "fulfilled");
      expect([pets.length, kept.length]).toEqual(bookingStands ? [1, 1] : [0, 0]);
      expect(codes([booked, deleted])).toEqual([bookingStands ? "conflict" : "not_found"]);
    }
  });

  it("two nodes that remind: every customer gets one mail", async () => {
    const people = await clients(8);
    const date = "2030-03-20";
    for (const [index, one] of people.entries()) {
      const time_slot = `${String(9 + index).padStart(2, "0")}:00`;
      await createBooking(contextFor(index), one.caller, aBookingDraft(one, { date, time_slot }), mondayMorning);
    }
    const dayBefore = new Date("2030-03-19T18:00:00+07:00");
    await Promise.all(Array.from({ length: 6 }, (_, index) => sendBookingReminders(contextFor(index), dayBefore)));
    const mails = await database.db.select().from(mailOutbox);
    expect(mails.filter(({ subject }) => /^Reminder:.*March 20/.test(subject))).toHaveLength(8);
  });
});
