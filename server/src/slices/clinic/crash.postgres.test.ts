import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiOnlyShop } from "../../../test/faults/api-only-shop.ts";
import { apiAt } from "../../../test/support/api-client.ts";
import { listBookableDays } from "../../../test/support/bookable-days.ts";
import { aBookingDraft, aPetOwner, type PetOwner } from "../../../test/support/bookings.ts";
import type { ShopProcess } from "../../../test/support/shop-process.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { findViolations } from "../../integrity/find-violations.ts";
import { bookings, mailOutbox, reservations } from "../../schema/index.ts";
import { clinicFaultPoints } from "./fault-points.ts";

const test = testDatabase();
let shop: ShopProcess;
let days: string[];
beforeAll(async () => {
  shop = await startApiOnlyShop(test.environment);
  days = await listBookableDays(apiAt(shop.origin));
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
});

const book = (owner: PetOwner, date: string) =>
  apiAt(shop.origin, owner).createBooking({ body: aBookingDraft(owner, { date }) });
const move = (owner: PetOwner, id: number, date: string) =>
  apiAt(shop.origin, owner).rescheduleBooking({ params: { id }, body: { date, time_slot: "10:00" } });

async function crashAt(point: (typeof clinicFaultPoints)[number], work: () => Promise<unknown>): Promise<void> {
  await shop.sendMessage(point);
  await expect(work()).rejects.toThrow("fetch failed");
  expect((await shop.exited).code).toBeNull();
  shop = await startApiOnlyShop(test.environment);
}

const counts = async () => ({
  bookings: await test.database.db.$count(bookings),
  reservations: await test.database.db.$count(reservations),
  mails: await test.database.db.$count(mailOutbox),
});
const nextDay = () => days.shift() as string;

describe("a crash", () => {
  it("between a booking and its time leaves nothing of either, and the time can be booked", async () => {
    const [owner, date, before] = [await aPetOwner(test.database), nextDay(), await counts()];
    await crashAt("time not taken yet", () => book(owner, date));
    expect(await counts()).toEqual(before);
    expect(await findViolations(test.database.db)).toEqual([]);
    expect(await book(owner, date)).toMatchObject({ status: "Pending" });
  });

  it.each(clinicFaultPoints)("at “%s” leaves a moved booking at its old time, and it can be moved", async (point) => {
    const [owner, from, to] = [await aPetOwner(test.database), nextDay(), nextDay()];
    const { id } = await book(owner, from);
    const before = await counts();
    await crashAt(point, () => move(owner, id, to));
    expect(await counts()).toEqual(before);
    expect(await findViolations(test.database.db)).toEqual([]);
    const [row] = await test.database.db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({ date: from, timeSlot: "09:00" });
    expect(await move(owner, id, to)).toMatchObject({ date: to, time_slot: "10:00" });
  });
});
