import { guestVisits } from "@pawhaven/demo";
import { asc, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { monday, mondayMorning, testClinic } from "../../test/support/bookings.ts";
import { testDatabase } from "../../test/support/test-database.ts";
import { bookings, resources, services, userpets, workingHours } from "../schema/index.ts";
import { seedBookings } from "./seed-bookings.ts";
import { seedClinic } from "./seed-clinic.ts";
import { seedCustomer } from "./seed-customer.ts";
import { seedGuestVisits } from "./seed-guest-visits.ts";

const test = testDatabase();
const clinic = testClinic();

describe("the demo bookings", () => {
  it("are past and upcoming appointments of the demo customer's pets on days when the clinic is open", async () => {
    await test.database.transaction(async (tx) => {
      await seedCustomer(tx);
      await seedBookings(tx, clinic, mondayMorning);
    });
    const seeded = await test.database.db
      .select({ pet: userpets.name, date: bookings.date, time: bookings.timeSlot, status: bookings.status })
      .from(bookings)
      .innerJoin(userpets, eq(userpets.id, bookings.petId))
      .orderBy(asc(bookings.startsAt));
    expect(seeded).toEqual([
      { pet: "Mochi", date: "2029-03-24", time: "09:30", status: "Done" },
      { pet: "Mochi", date: "2029-08-04", time: "09:00", status: "No-show" },
      { pet: "Taro", date: "2029-10-05", time: "09:30", status: "Done" },
      { pet: "Mochi", date: "2029-12-21", time: "10:00", status: "Done" },
      { pet: "Mochi", date: "2030-01-19", time: "13:30", status: "Done" },
      { pet: "Bánh Bao", date: "2030-02-13", time: "09:00", status: "Done" },
      { pet: "Bánh Bao", date: "2030-02-25", time: "11:00", status: "Cancelled" },
      { pet: "Mochi", date: "2030-03-09", time: "10:15", status: "Confirmed" },
      { pet: "Taro", date: "2030-03-15", time: "10:30", status: "Pending" },
    ]);
  });

  it("skip slots that are already booked", async () => {
    const before = await test.database.db.$count(bookings);
    await test.database.transaction((tx) => seedBookings(tx, clinic, mondayMorning));
    const cancelledBookings = 1; // these do not occupy their slot
    expect(await test.database.db.$count(bookings)).toBe(before + cancelledBookings);
  });
});

describe("the demo guests", () => {
  it("come on the day of seeding, if the clinic is open, and nobody is in two places", async () => {
    const { db } = test.database;
    const isGuest = isNotNull(bookings.guestName);
    const sunday = new Date("2030-03-10T02:00:00Z");
    await test.database.transaction((tx) => seedGuestVisits(tx, clinic, sunday));
    expect(await db.$count(bookings, isGuest)).toBe(0);
    await test.database.transaction((tx) => seedGuestVisits(tx, clinic, mondayMorning));
    const seeded = await db.select({ date: bookings.date, pet: bookings.petName }).from(bookings).where(isGuest);
    expect(seeded).toHaveLength(guestVisits.length);
    expect(new Set(seeded.map(({ date }) => date))).toEqual(new Set([monday]));
  });
});

describe("the demo clinic", () => {
  it("has names, prices and a second vet for one room, and leaves alone what was edited", async () => {
    const { db } = test.database;
    await db.update(resources).set({ name: "Our tub", version: 2 }).where(eq(resources.id, 6));
    await test.database.transaction((tx) => seedClinic(tx, clinic, mondayMorning));
    const seeded = await db.select().from(resources).orderBy(asc(resources.position), asc(resources.id));
    expect(seeded.filter(({ kind }) => kind === "vet").map(({ name }) => name)).toEqual(["Dr. Hoa Le", "Dr. Khanh Do"]);
    expect(seeded.find(({ id }) => id === 6)).toMatchObject({ name: "Our tub" });
    expect(await db.$count(workingHours)).toBe(10);
    expect((await db.select().from(services)).every(({ priceCents }) => priceCents !== null)).toBe(true);
  });
});
