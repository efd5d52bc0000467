import { addDays } from "./booking-days.ts";
import type { Booking, SlotsOfDay } from "@pawhaven/contract";
import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { aPetOwner, type PetOwner } from "../../../test/support/bookings.ts";
import { accountCalls } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { as, register, login } = accountCalls(shop);
const get = (url: string) => shop.app.inject({ url });
const slotsOf = async (date: string, service = 1) =>
  (await get(`/api/booked-time-slots?service_id=${service}&date=${date}`)).json<SlotsOfDay>();
const pathOf = (url: string) => new URL(url).pathname;

/** An open day in a week or so, by the real clock and the real calendar of the shop. */
let openDay = "";
beforeAll(async () => {
  const { today, closed_dates: closed } = (await get("/api/booking-days")).json<{
    today: string;
    closed_dates: string[];
  }>();
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, 7 + index));
  openDay = days.find((day) => !closed.includes(day)) as string;
});

const bookingDraft = (client: PetOwner, own: object = {}) => ({
  user_id: client.caller.userId,
  pet_id: client.petId,
  service_id: 1,
  date: openDay,
  time_slot: "09:00",
  notes: "",
  ...own,
});

describe("bookings over HTTP", () => {
  it("are made, seen, moved, taken into a calendar and cancelled", async () => {
    const client = await aPetOwner(shop.database, { name: "Mochi" });
    const { token, caller } = client;
    const made = await as(token, "POST", "/api/bookings", bookingDraft(client));
    expect(made.statusCode).toBe(201);
    const booking = made.json<Booking>();
    expect((await slotsOf(openDay)).booked_slots).toEqual(["09:00"]);
    expect((await as(token, "GET", `/api/user/${caller.userId}/bookings?type=upcoming`)).json()).toEqual([booking]);

    const moved = await as(token, "PUT", `/api/bookings/${booking.id}`, { date: openDay, time_slot: "11:30" });
    expect(moved.json()).toMatchObject({ id: booking.id, time_slot: "11:30" });
    expect((await slotsOf(openDay)).booked_slots).toEqual(["11:30"]);

    const file = await get(pathOf(booking.calendar_url));
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="booking-${openDay}.ics"`);
    expect(ICAL.parse(file.body)).toContain("vcalendar");

    expect((await as(token, "DELETE", `/api/bookings/${booking.id}`)).json()).toEqual({
      message: "Booking cancelled successfully!",
    });
    expect((await as(token, "DELETE", `/api/bookings/${booking.id}`)).statusCode).toBe(409);
    expect((await as(token, "GET", `/api/user/${caller.userId}/bookings?type=history`)).json()).toMatchObject([
      { id: booking.id, status: "Cancelled" },
    ]);
    expect((await slotsOf(openDay)).booked_slots).toEqual([]);
  });

  it("that somebody else was faster with are refused with 409 and words in `error`", async () => {
    const [first, second] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    await as(first.token, "POST", "/api/bookings", bookingDraft(first, { time_slot: "10:00" }));
    const refused = await as(second.token, "POST", "/api/bookings", bookingDraft(second, { time_slot: "10:00" }));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "slot_taken", error: expect.stringContaining("faster") as string });
  });

  it("say what is missing, one thing after the other", async () => {
    const client = await aPetOwner(shop.database);
    const { pet_id, service_id, date, time_slot } = bookingDraft(client);
    for (const [given, message] of [
      [{}, "Please select a pet."],
      [{ pet_id }, "Please select a service."],
      [{ pet_id, service_id: "" }, "Please select a service."],
      [{ pet_id, service_id: 9 }, "Please select a service."],
      [{ pet_id, service_id }, "Please select a date."],
      [{ pet_id, service_id, date: "" }, "Please select a date."],
      [{ pet_id, service_id, date }, "Please select a time slot."],
      [{ pet_id, service_id, date, time_slot: "" }, "Please select a time slot."],
    ] as const) {
      const refused = await as(client.token, "POST", "/api/bookings", given);
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([422, message]);
    }
    expect((await as(client.token, "POST", "/api/bookings", { pet_id, service_id, date, time_slot })).statusCode).toBe(
      201,
    );
  });

  it.each([
    ["31 February", { date: "2031-02-31" }],
    ["a date in words", { date: "tomorrow" }],
    ["a date with a time", { date: "2031-01-01T09:00" }],
    ["25 o'clock", { time_slot: "25:00" }],
    ["a time without its zero", { time_slot: "9:00" }],
    ["a list as time", { time_slot: ["09:00"] }],
    ["endless notes", { notes: "x".repeat(501) }],
    ["a field of its own", { status: "Confirmed" }],
    ["half a pet", { pet_id: 1.5 }],
    ["a pet beyond all numbers", { pet_id: 2 ** 31 }],
  ])("with %s are refused with 422", async (_, own) => {
    const client = await aPetOwner(shop.database);
    const refused = await as(client.token, "POST", "/api/bookings", bookingDraft(client, own));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, "invalid"]);
  });

  it("belong to the token, whatever the body or the address claims", async () => {
    const [mine, other] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const claims = bookingDraft(mine, { user_id: other.caller.userId, time_slot: "16:00" });
    expect((await as(mine.token, "POST", "/api/bookings", claims)).statusCode).toBe(403);
    expect((await as(mine.token, "GET", `/api/user/${other.caller.userId}/bookings`)).statusCode).toBe(403);
    const foreignPet = bookingDraft(mine, { pet_id: other.petId, time_slot: "16:00" });
    expect((await as(mine.token, "POST", "/api/bookings", foreignPet)).statusCode).toBe(404);
    expect((await slotsOf(openDay)).booked_slots).not.toContain("16:00");
  });

  it("leave with the account, whose export holds them, and free their slots", async () => {
    const person = { name: "Linh", email: "leaving@example.com", password: "a quiet river 7" };
    await register(person);
    const other = await aPetOwner(shop.database);
    expect(
      (await as(other.token, "POST", "/api/bookings", bookingDraft(other, { time_slot: "15:30" }))).statusCode,
    ).toBe(201);
    const { access_token: token, user } = (await login(person)).json<{ access_token: string; user: { id: number } }>();
    const pet = { name: "Taro", species: "Rodent", breed: "Guinea Pig", gender: "Male" };
    const { id: pet_id } = (await as(token, "POST", "/api/userpets", pet)).json<{ id: number }>();
    const given = { pet_id, service_id: 2, date: openDay, time_slot: "15:00" };
    expect((await as(token, "POST", "/api/bookings", given)).statusCode).toBe(201);
    const exported = (await as(token, "GET", "/api/user/export")).json<{ bookings: object[] }>();
    expect(exported).toMatchObject({ pets: [{ name: "Taro" }], bookings: [{ user_id: user.id, time_slot: "15:00" }] });
    expect(exported.bookings).toHaveLength(1);
    expect(exported.bookings[0]).not.toHaveProperty("calendar_url");
    const { email, password } = person;
    expect((await as(token, "POST", "/api/user/delete", { email, password })).statusCode).toBe(200);
    expect((await slotsOf(openDay, 2)).booked_slots).toEqual([]);
  });
});

describe("slots over HTTP", () => {
  it.each(["", "?service_id=1", "?date=2031-01-01", "?service_id=7&date=2031-01-01", "?service_id=1&date=2031-02-31"])(
    "asked for with “%s” are refused with 422",
    async (query) => {
      expect((await get(`/api/booked-time-slots${query}`)).statusCode).toBe(422);
    },
  );
});

describe("the secret address of a calendar", () => {
  it("opens without a token, and what is no such address is not there", async () => {
    const { token } = await aPetOwner(shop.database);
    const made = await as(token, "POST", "/api/user/calendar-feed");
    expect(made.statusCode).toBe(201);
    const { url } = made.json<{ url: string }>();
    expect((await get(pathOf(url))).headers["content-type"]).toContain("text/calendar");
    for (const wrong of ["1", "A".repeat(43), `${"A".repeat(42)}%00`])
      expect((await get(`/api/calendar/feeds/${wrong}`)).statusCode).toBe(404);
    expect((await as(token, "DELETE", "/api/user/calendar-feed")).statusCode).toBe(200);
    expect((await get(pathOf(url))).statusCode).toBe(404);
  });
});
