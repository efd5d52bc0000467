import type { BookingDraft } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { type ApiCaller, apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import {
  aPetOwner,
  aBookingDraft,
  type PetOwner,
  monday,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox } from "../../schema/index.ts";
import { createBooking } from "./create-booking.ts";
import { decideBooking } from "./decide-booking.ts";
import { listBookingsForStaff } from "./list-bookings-for-staff.ts";

const shop = testShop();
const context = () => testBookingContext(shop.database);
const book = (owner: PetOwner, overrides: Partial<BookingDraft>) =>
  createBooking(context(), owner.caller, aBookingDraft(owner, overrides), mondayMorning);
const decide = async (id: number, status: "Confirmed" | "Cancelled", now = mondayMorning) =>
  decideBooking(context(), (await aStaffMember(shop.database)).caller, id, status, now);
const mailSubjects = async () => (await shop.database.db.select().from(mailOutbox)).map(({ subject }) => subject);

describe("staff", () => {
  it("see the bookings of a day in order, with the customer and without the secret calendar link", async () => {
    const owner = await aPetOwner(shop.database, { name: "Mochi" });
    await book(owner, { time_slot: "11:00" });
    await book(owner, { service_id: 2, time_slot: "09:00" });
    const rows = await listBookingsForStaff(shop.database.db, monday, mondayMorning);
    expect(rows).toMatchObject([
      { time_slot: "09:00", service_name: "Basic Spa", pet: { name: "Mochi" }, customer: { name: "Robin" } },
      { time_slot: "11:00", service_name: "Vet At Clinic" },
    ]);
    for (const row of rows) expect(row).not.toHaveProperty("calendar_url");
  });

  it("confirm a booking, and the customer gets a single mail even if they confirm twice", async () => {
    const owner = await aPetOwner(shop.database, { name: "Taro" });
    const { id } = await book(owner, { date: "2030-03-05" });
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await decide(id, "Confirmed")).toMatchObject({ id, status: "Confirmed" });
    const confirmations = (await mailSubjects()).filter((subject) => subject.startsWith("Confirmed:"));
    expect(confirmations).toEqual(["Confirmed: Vet At Clinic for Taro, Tuesday, March 5, 2030 at 09:00"]);
  });

  it("cancel a booking, which frees the slot and is final", async () => {
    const [first, second] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const { id } = await book(first, { date: "2030-03-06" });
    expect(await decide(id, "Cancelled")).toMatchObject({ status: "Cancelled" });
    expect((await mailSubjects()).at(-1)).toMatch(/^Cancelled: /);
    await book(second, { date: "2030-03-06" });
    await expect(decide(id, "Confirmed")).rejects.toMatchObject({
      code: "conflict",
      message: "This booking is already cancelled.",
    });
  });

  it("decide over HTTP, which customers cannot", async () => {
    const owner = await aPetOwner(shop.database);
    const staff = await aStaffMember(shop.database);
    const { id } = await book(owner, { date: "2030-03-07" });
    const confirm = (caller: ApiCaller, bookingId: number) =>
      apiFor(shop, caller).decideBooking({ params: { id: bookingId }, body: { status: "Confirmed" } });
    expect(await errorOf(confirm(owner, id))).toMatchObject({ status: 403 });
    expect(await errorOf(confirm(staff, 2_000_000_000))).toMatchObject({ status: 404 });
    expect(await confirm(staff, id)).toMatchObject({ status: "Confirmed" });
    expect(await apiFor(shop, staff).listBookingsForStaff({ query: { date: "2030-03-07" } })).toMatchObject([{ id }]);
  });

  it("cannot set a status that is not a decision", async () => {
    const { id } = await book(await aPetOwner(shop.database), { date: "2030-03-08" });
    const { staffToken } = await aStaffMember(shop.database);
    const response = await shop.app.inject({
      method: "PUT",
      url: `/api/staff/bookings/${id}`,
      headers: staffHeaders(staffToken),
      payload: { status: "Pending" },
    });
    expect(response.statusCode).toBe(422);
  });

  it("cannot decide a past booking", async () => {
    const { id } = await book(await aPetOwner(shop.database), { date: "2030-03-09" });
    const afterwards = new Date("2030-03-09T12:00:00+07:00");
    await expect(decide(id, "Cancelled", afterwards)).rejects.toMatchObject({
      message: "This booking is in the past.",
    });
  });
});
