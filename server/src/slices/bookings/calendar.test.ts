import type { Booking, BookingDraft } from "@pawhaven/contract";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  aPetOwner,
  aBookingDraft,
  type PetOwner,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { calendarFeeds } from "../../schema/index.ts";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "./calendar-feed.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { downloadBookingCalendar, downloadCalendarFeed } from "./download-calendar.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const test = testDatabase();
const context = () =>
  testBookingContext(test.database, {
    PUBLIC_URL: "https://shop.example",
    SHOP_ADDRESS: "1 River Road; Old Town, Hue",
  });
const book = (owner: PetOwner, overrides: Partial<BookingDraft> = {}) =>
  createBooking(context(), owner.caller, aBookingDraft(owner, overrides), mondayMorning);
const lastSegment = (url: string) => url.split("/").at(-1) ?? "";

const eventsIn = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
const statusOf = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue("status");
const fileEvents = async ({ calendar_url: url }: Booking) =>
  eventsIn((await downloadBookingCalendar(context(), lastSegment(url))).calendar);
const feedEvents = async (url: string, now = mondayMorning) =>
  eventsIn(
    (await downloadCalendarFeed({ ...context(), listCalendarDays: async () => [] }, lastSegment(url), now)).calendar,
  );

describe("the calendar file of a booking", () => {
  it("holds service, time and place, and escapes special characters", async () => {
    const owner = await aPetOwner(test.database, { name: "Bánh, Bao; Jr." });
    const notes =
      "Two lines,\nwith; commas \\ and “quotes” – and one that is long enough to be folded, certainly more than once.";
    const booking = await book(owner, { service_id: 2, time_slot: "14:00", notes });
    expect(booking.calendar_url).toMatch(/^https:\/\/shop\.example\/api\/calendar\/bookings\/[\w-]{43}$/);
    const [event] = await fileEvents(booking);
    expect(event).toMatchObject({
      summary: "Basic Spa: Bánh, Bao; Jr.",
      description: notes,
      location: "Pawhaven, 1 River Road; Old Town, Hue",
    });
    expect(event?.startDate.toJSDate().toISOString()).toBe("2030-03-04T07:00:00.000Z");
    expect(event?.endDate.toJSDate().toISOString()).toBe("2030-03-04T08:00:00.000Z");
    expect(statusOf(event)).toBe("TENTATIVE");
  });

  it("keeps its UID and increases its sequence when the booking is moved or cancelled", async () => {
    const owner = await aPetOwner(test.database);
    const booking = await book(owner, { date: "2030-03-05" });
    const [before] = await fileEvents(booking);
    const to = { date: "2030-03-06", time_slot: "15:30" };
    await rescheduleBooking(context(), owner.caller, booking.id, to, mondayMorning);
    const [moved] = await fileEvents(booking);
    expect(moved?.startDate.toJSDate().toISOString()).toBe("2030-03-06T08:30:00.000Z");
    await cancelBooking(context(), owner.caller, booking.id, mondayMorning);
    const [cancelled] = await fileEvents(booking);
    expect(statusOf(cancelled)).toBe("CANCELLED");
    const versions = [before, moved, cancelled];
    expect(new Set(versions.map((event) => event?.uid)).size).toBe(1);
    expect(versions.map((event) => event?.sequence)).toEqual([0, 1, 2]);
  });

  it("is not found under an unknown key", async () => {
    await book(await aPetOwner(test.database), { date: "2030-03-12" });
    await expect(downloadBookingCalendar(context(), "A".repeat(43))).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a calendar feed", () => {
  it("holds the customer's own active bookings, including those of the past year", async () => {
    const [mine, other] = [await aPetOwner(test.database), await aPetOwner(test.database)];
    await book(other, { date: "2030-03-07" });
    const active = await book(mine, { date: "2030-03-08" });
    const cancelled = await book(mine, { date: "2030-03-09" });
    await cancelBooking(context(), mine.caller, cancelled.id, mondayMorning);
    const { url } = await renewCalendarFeed(context(), mine.caller);
    const [event, ...more] = await feedEvents(url);
    expect(more).toEqual([]);
    expect(event?.startDate.toJSDate().toISOString()).toBe(active.starts_at);
    expect(await feedEvents(url, new Date("2031-03-07T00:00:00Z"))).toHaveLength(1);
    expect(await feedEvents(url, new Date("2031-03-09T00:00:00Z"))).toEqual([]);
  });

  it("has a link that is shown once, can be renewed and can be revoked", async () => {
    const { caller } = await aPetOwner(test.database);
    const { caller: other } = await aPetOwner(test.database);
    const { url: otherUrl } = await renewCalendarFeed(context(), other);
    expect(await getCalendarFeed(context(), caller)).toEqual({ created_at: null });
    const [first, second] = [await renewCalendarFeed(context(), caller), await renewCalendarFeed(context(), caller)];
    await expect(feedEvents(first.url)).rejects.toMatchObject({ code: "not_found" });
    expect(await feedEvents(second.url)).toEqual([]);
    expect((await getCalendarFeed(context(), caller)).created_at).not.toBeNull();
    const stored = await test.database.db.select().from(calendarFeeds);
    expect(stored.map(({ tokenHash }) => tokenHash.toString("base64url"))).not.toContain(lastSegment(second.url));
    await deleteCalendarFeed(context(), caller);
    await expect(feedEvents(second.url)).rejects.toMatchObject({ code: "not_found" });
    await expect(feedEvents(otherUrl)).resolves.toEqual([]);
  });
});
