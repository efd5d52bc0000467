import type { BookingDraft } from "@pawhaven/contract";
import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type ApiCaller, apiFor, errorOf } from "../../../test/support/api-client.ts";
import { listBookableDays } from "../../../test/support/bookable-days.ts";
import { aBookingDraft, aPetOwner, type PetOwner } from "../../../test/support/bookings.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const apiAs = (caller: ApiCaller) => apiFor(shop, caller);
const get = (url: string) => shop.app.inject({ url });
const pathOf = (url: string) => new URL(url).pathname;
const bookedSlots = async (service_id = 1) =>
  (await apiFor(shop).listSlots({ query: { service_id, date: openDay } })).booked_slots;

/** An open day about a week ahead of the real clock. */
let openDay = "";
beforeAll(async () => {
  [, , , , , openDay = ""] = await listBookableDays(apiFor(shop));
});

const openDayDraft = (owner: PetOwner, overrides: Partial<BookingDraft> = {}) =>
  aBookingDraft(owner, { user_id: owner.caller.userId, date: openDay, ...overrides });
const book = (owner: PetOwner, overrides?: Partial<BookingDraft>) =>
  apiAs(owner).createBooking({ body: openDayDraft(owner, overrides) });
const postBooking = ({ token }: PetOwner, payload: object) =>
  shop.app.inject({
    method: "POST",
    url: "/api/bookings",
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

describe("bookings over HTTP", () => {
  it("are created, listed, moved, downloaded as a calendar file and cancelled", async () => {
    const owner = await aPetOwner(shop.database, { name: "Mochi" });
    const api = apiAs(owner);
    const params = { userId: owner.caller.userId };
    const booking = await book(owner);
    expect(await bookedSlots()).toEqual(["09:00"]);
    expect(await api.listBookings({ params, query: { type: "upcoming" } })).toEqual([booking]);

    const byId = { params: { id: booking.id } };
    const to = { date: openDay, time_slot: "11:30" };
    expect(await api.rescheduleBooking({ ...byId, body: to })).toMatchObject({ id: booking.id, time_slot: "11:30" });
    expect(await bookedSlots()).toEqual(["11:30"]);

    const file = await get(pathOf(booking.calendar_url));
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="booking-${openDay}.ics"`);
    expect(ICAL.parse(file.body)).toContain("vcalendar");

    expect(await api.cancelBooking(byId)).toEqual({ message: "Booking cancelled successfully!" });
    expect(await errorOf(api.cancelBooking(byId))).toMatchObject({ status: 409 });
    expect(await api.listBookings({ params, query: { type: "history" } })).toMatchObject([
      { id: booking.id, status: "Cancelled" },
    ]);
    expect(await bookedSlots()).toEqual([]);
  });

  it("of a slot that is already booked are rejected with 409 and the text in `error`", async () => {
    const [first, second] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    await book(first, { time_slot: "10:00" });
    const response = await postBooking(second, openDayDraft(second, { time_slot: "10:00" }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: "slot_taken",
      error: "Someone else just booked this time. Please select another time slot.",
    });
  });

  it("name the first missing field, in the order of the form", async () => {
    const owner = await aPetOwner(shop.database);
    const { pet_id, service_id, date, time_slot } = openDayDraft(owner);
    for (const [body, message] of [
      [{}, "Please select a pet."],
      [{ pet_id }, "Please select a service."],
      [{ pet_id, service_id: "" }, "Please select a service."],
      [{ pet_id, service_id: 0 }, "Please select a service."],
      [{ pet_id, service_id: 9, date, time_slot }, "Please select a service."],
      [{ pet_id, service_id }, "Please select a date."],
      [{ pet_id, service_id, date: "" }, "Please select a date."],
      [{ pet_id, service_id, date }, "Please select a time slot."],
      [{ pet_id, service_id, date, time_slot: "" }, "Please select a time slot."],
    ] as const) {
      const response = await postBooking(owner, body);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ message });
    }
    const booking = await apiAs(owner).createBooking({ body: { pet_id, service_id, date, time_slot } });
    expect(booking).toMatchObject({ pet_id, service_id, date, time_slot });
  });

  it.each([
    ["the date February 31", { date: "2031-02-31" }],
    ["a date in words", { date: "tomorrow" }],
    ["a date with a time", { date: "2031-01-01T09:00" }],
    ["the time 25:00", { time_slot: "25:00" }],
    ["a time without a leading zero", { time_slot: "9:00" }],
    ["a list as time", { time_slot: ["09:00"] }],
    ["notes of 501 characters", { notes: "x".repeat(501) }],
    ["an unknown field", { status: "Confirmed" }],
    ["a fractional pet id", { pet_id: 1.5 }],
    ["a pet id out of range", { pet_id: 2 ** 31 }],
  ])("with %s are rejected with 422", async (_, overrides: object) => {
    const owner = await aPetOwner(shop.database);
    const response = await postBooking(owner, { ...openDayDraft(owner), ...overrides });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid" });
  });

  it("belong to the caller of the token, whatever user id or pet the request claims", async () => {
    const [mine, other] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const time_slot = "16:00";
    const otherUserId = other.caller.userId;
    expect(await errorOf(book(mine, { user_id: otherUserId, time_slot }))).toMatchObject({ status: 403 });
    const listing = apiAs(mine).listBookings({ params: { userId: otherUserId } });
    expect(await errorOf(listing)).toMatchObject({ status: 403 });
    expect(await errorOf(book(mine, { pet_id: other.petId, time_slot }))).toMatchObject({ status: 404 });
    expect(await bookedSlots()).not.toContain("16:00");
  });

  it("are part of the data export, and are deleted with the account, which frees their slots", async () => {
    const other = await aPetOwner(shop.database);
    await book(other, { time_slot: "15:30" });
    const { access_token: token, user } = await registerAndLogIn();
    const api = apiAs({ token });
    const { id: pet_id } = await api.addUserpet({
      body: { name: "Taro", species: "Rodent", breed: "Guinea Pig", gender: "Male" },
    });
    await api.createBooking({ body: { pet_id, service_id: 2, date: openDay, time_slot: "15:00" } });
    const { pets, bookings } = await api.exportMyData();
    expect(pets).toMatchObject([{ name: "Taro" }]);
    expect(bookings).toMatchObject([{ user_id: user.id, time_slot: "15:00" }]);
    expect(bookings).not.toContainEqual(expect.objectContaining({ calendar_url: expect.any(String) as string }));
    await api.deleteAccount({ body: credentials });
    expect(await bookedSlots(2)).toEqual([]);
  });
});

const credentials = { email: "leaving@example.com", password: "a quiet river 7" };

async function registerAndLogIn() {
  const api = apiFor(shop);
  await api.register({ body: { name: "Linh", ...credentials, password_confirmation: credentials.password } });
  return api.login({ body: credentials });
}

describe("slots over HTTP", () => {
  it.each(["", "?service_id=1", "?date=2031-01-01", "?service_id=7&date=2031-01-01", "?service_id=1&date=2031-02-31"])(
    "with the query “%s” are rejected with 422",
    async (query) => {
      expect((await get(`/api/booked-time-slots${query}`)).statusCode).toBe(422);
    },
  );
});

describe("the secret link of a calendar feed", () => {
  it("works without a token until it is deleted, and unknown links respond with 404", async () => {
    const api = apiAs(await aPetOwner(shop.database));
    const { url } = await api.renewCalendarFeed();
    expect((await get(pathOf(url))).headers["content-type"]).toContain("text/calendar");
    for (const unknown of ["1", "A".repeat(43), `${"A".repeat(42)}%00`])
      expect((await get(`/api/calendar/feeds/${unknown}`)).statusCode).toBe(404);
    expect(await api.deleteCalendarFeed()).toEqual({ message: "Your calendar link no longer works." });
    expect((await get(pathOf(url))).statusCode).toBe(404);
  });
});
