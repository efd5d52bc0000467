import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mondayMorning, testClinic } from "../../test/support/bookings.ts";
import { testDatabase } from "../../test/support/test-database.ts";
import { bookings, userpets } from "../schema/index.ts";
import { seedBookings } from "./seed-bookings.ts";
import { seedCustomer } from "./seed-customer.ts";

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
      { pet: "Mochi", date: "2029-12-21", time: "10:00", status: "Confirmed" },
      { pet: "Mochi", date: "2030-01-19", time: "13:30", status: "Confirmed" },
      { pet: "Bánh Bao", date: "2030-02-13", time: "09:00", status: "Confirmed" },
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
