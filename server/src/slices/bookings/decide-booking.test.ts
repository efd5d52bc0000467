import { describe, expect, it } from "vitest";
import {
  aPetOwner,
  aBookingDraft,
  type PetOwner,
  monday,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { callsAs, testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox } from "../../schema/index.ts";
import { createBooking } from "./create-booking.ts";
import { decideBooking } from "./decide-booking.ts";
import { listBookingsForStaff } from "./list-day-for-staff.ts";

const shop = testShop();
const as = callsAs(shop);
const context = () => testBookingContext(shop.database);
const book = (client: PetOwner, own: Parameters<typeof aBookingDraft>[1]) =>
  createBooking(context(), client.caller, aBookingDraft(client, own), mondayMorning);
const mails = async () => (await shop.database.db.select().from(mailOutbox)).map(({ subject }) => subject);

describe("staff", () => {
  it("see a day in its order, with whom to expect and without the customers' secret addresses", async () => {
    const client = await aPetOwner(shop.database, { name: "Mochi" });
    await book(client, { time_slot: "11:00" });
    await book(client, { service_id: 2, time_slot: "09:00" });
    const rows = await listBookingsForStaff(shop.database.db, monday, mondayMorning);
    expect(rows).toMatchObject([
      { time_slot: "09:00", service_name: "Basic Spa", pet: { name: "Mochi" }, customer: { name: "Robin" } },
      { time_slot: "11:00", service_name: "Vet At Clinic" },
    ]);
    for (const row of rows) expect(row).not.toHaveProperty("calendar_url");
  });

  it("confirm a booking, and the customer hears of it once", async () => {
    const client = await aPetOwner(shop.database, { name: "Taro" });
    const { id } = await book(client, { date: "2030-03-05" });
    for (let turn = 0; turn < 2; turn++)
      expect(await decideBooking(context(), id, "Confirmed", mondayMorning)).toMatchObject({ id, status: "Confirmed" });
    const told = (await mails()).filter((subject) => subject.startsWith("Confirmed:"));
    expect(told).toEqual(["Confirmed: Vet At Clinic for Taro, Tuesday, March 5, 2030 at 09:00"]);
  });

  it("cancel a booking, which frees the slot, and cannot bring it back", async () => {
    const [one, two] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const { id } = await book(one, { date: "2030-03-06" });
    expect(await decideBooking(context(), id, "Cancelled", mondayMorning)).toMatchObject({ status: "Cancelled" });
    expect((await mails()).at(-1)).toMatch(/^Cancelled: /);
    await book(two, { date: "2030-03-06" });
    await expect(decideBooking(context(), id, "Confirmed", mondayMorning)).rejects.toMatchObject({
      code: "conflict",
      message: "This booking is already cancelled.",
    });
  });

  it("decide over HTTP, by a known word and about a booking that is there and not over", async () => {
    const client = await aPetOwner(shop.database);
    const admin = await aCustomer(shop.database, { role: "admin" });
    const { id } = await book(client, { date: "2030-03-07" });
    const decide = (who: { token: string }, number: number, status: string) =>
      as(who, "PUT", `/api/staff/bookings/${number}`, { status });
    expect((await decide(client, id, "Confirmed")).statusCode).toBe(403);
    expect((await decide(admin, id, "Pending")).statusCode).toBe(422);
    expect((await decide(admin, 2_000_000_000, "Confirmed")).statusCode).toBe(404);
    expect((await decide(admin, id, "Confirmed")).json()).toMatchObject({ status: "Confirmed" });
    expect((await as(admin, "GET", "/api/staff/bookings?date=2030-03-07")).json()).toMatchObject([{ id }]);
    const over = new Date("2030-03-07T12:00:00+07:00");
    await expect(decideBooking(context(), id, "Cancelled", over)).rejects.toMatchObject({
      message: "This booking is over.",
    });
  });
});
