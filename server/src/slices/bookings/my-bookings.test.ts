import type { Booking, BookingDraft, RescheduleDraft } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import {
  aPetOwner,
  aBookingDraft,
  type PetOwner,
  monday,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { mailOutbox } from "../../schema/index.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { listBookings } from "./list-bookings.ts";
import { listSlots } from "./list-slots.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const test = testDatabase();
const context = () => testBookingContext(test.database);
const book = (owner: PetOwner, overrides: Partial<BookingDraft>, now = mondayMorning) =>
  createBooking(context(), owner.caller, aBookingDraft(owner, overrides), now);
const cancel = ({ caller }: PetOwner, { id }: Booking, now = mondayMorning) =>
  cancelBooking(context(), caller, id, now);
const move = ({ caller }: PetOwner, { id }: Booking, to: RescheduleDraft, now = mondayMorning) =>
  rescheduleBooking(context(), caller, id, to, now);
const list = ({ caller }: PetOwner, type: "upcoming" | "history", now = mondayMorning) =>
  listBookings(context(), caller, { userId: caller.userId, type }, now);
const bookedSlots = async (date: string) =>
  (await listSlots(context(), { service_id: 1, date }, mondayMorning)).booked_slots;
const mailSubjects = async () => (await test.database.db.select().from(mailOutbox)).map(({ subject }) => subject);

describe("a customer's bookings", () => {
  it("are upcoming while active and not past, soonest first, and then history, newest first", async () => {
    const owner = await aPetOwner(test.database);
    const second = await book(owner, { date: "2030-03-06", time_slot: "10:00" });
    const first = await book(owner, { time_slot: "10:00" });
    const cancelled = await book(owner, { date: "2030-03-05", time_slot: "10:00" });
    await cancel(owner, cancelled);
    expect((await list(owner, "upcoming")).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await list(owner, "history")).toMatchObject([{ id: cancelled.id, status: "Cancelled", can_change: false }]);

    const during = new Date("2030-03-04T10:20:00+07:00");
    expect((await list(owner, "upcoming", during)).map(({ id }) => id)).toContain(first.id);
    const after = new Date("2030-03-04T10:30:00+07:00");
    expect((await list(owner, "upcoming", after)).map(({ id }) => id)).toEqual([second.id]);
    expect(await list(owner, "history", after)).toMatchObject([
      { id: cancelled.id },
      { id: first.id, status: "Pending", can_change: false },
    ]);
  });

  it("cannot be listed, moved or cancelled by another customer", async () => {
    const [mine, other] = [await aPetOwner(test.database), await aPetOwner(test.database)];
    const booking = await book(mine, { time_slot: "11:00" });
    await book(other, { date: "2030-04-10", time_slot: "12:00" });
    await cancel(other, await book(other, { date: "2030-04-10", time_slot: "12:30" }));
    await expect(
      listBookings(context(), other.caller, { userId: mine.caller.userId, type: "upcoming" }, mondayMorning),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(cancel(other, booking)).rejects.toMatchObject({ code: "not_found" });
    await expect(move(other, booking, { date: monday, time_slot: "11:30" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await list(mine, "upcoming")).toEqual([booking]);
    expect(await list(mine, "history")).toEqual([]);
  });
});

describe("cancelling a booking", () => {
  it("frees the slot and sends a mail", async () => {
    const [mine, other] = [await aPetOwner(test.database, { name: "Taro" }), await aPetOwner(test.database)];
    const booking = await book(mine, { date: "2030-03-11" });
    expect(await cancel(mine, booking)).toEqual({ message: "Booking cancelled successfully!" });
    expect((await mailSubjects()).at(-1)).toBe("Cancelled: Vet At Clinic for Taro, Monday, March 11, 2030 at 09:00");
    expect(await book(other, { date: "2030-03-11" })).toMatchObject({ status: "Pending" });
  });

  it("works once, and not for a past booking", async () => {
    const owner = await aPetOwner(test.database);
    const booking = await book(owner, { date: "2030-03-12" });
    const afterwards = new Date("2030-03-12T09:30:00+07:00");
    await expect(cancel(owner, booking, afterwards)).rejects.toMatchObject({
      code: "conflict",
      message: "This booking is in the past.",
    });
    const results = await Promise.allSettled(startMany(5, () => cancel(owner, booking)));
    expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 4 });
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", message: "This booking is already cancelled." },
    });
    expect((await mailSubjects()).filter((subject) => /^Cancelled:.*March 12/.test(subject))).toHaveLength(1);
  });
});

describe("moving a booking", () => {
  it("books the new slot, frees the old one, resets the status to Pending and sends a mail", async () => {
    const owner = await aPetOwner(test.database, { name: "Bao" });
    const booking = await book(owner, { date: "2030-03-13" });
    const moved = await move(owner, booking, { date: "2030-03-14", time_slot: "13:30" });
    expect(moved).toMatchObject({ id: booking.id, date: "2030-03-14", time_slot: "13:30", status: "Pending" });
    expect(moved.starts_at).toBe("2030-03-14T06:30:00.000Z");
    expect(await bookedSlots("2030-03-13")).toEqual([]);
    expect(await bookedSlots("2030-03-14")).toEqual(["13:30"]);
    expect((await mailSubjects()).at(-1)).toBe("Moved: Vet At Clinic for Bao, now Thursday, March 14, 2030 at 13:30");
  });

  it("keeps the old slot if the new one is booked, closed, past or not offered", async () => {
    const [mine, other] = [await aPetOwner(test.database), await aPetOwner(test.database)];
    const booking = await book(mine, { date: "2030-03-15" });
    await book(other, { date: "2030-03-15", time_slot: "10:00" });
    const rejections: [RescheduleDraft, string][] = [
      [{ date: "2030-03-15", time_slot: "10:00" }, "slot_taken"],
      [{ date: "2030-03-17", time_slot: "10:00" }, "invalid"],
      [{ date: "2030-03-01", time_slot: "10:00" }, "invalid"],
      [{ date: "2030-03-15", time_slot: "10:10" }, "invalid"],
    ];
    for (const [to, code] of rejections) await expect(move(mine, booking, to)).rejects.toMatchObject({ code });
    expect(await bookedSlots("2030-03-15")).toEqual(["09:00", "10:00"]);
    expect(await list(mine, "upcoming")).toEqual([booking]);
  });

  it("allows the new time to overlap the old one", async () => {
    const owner = await aPetOwner(test.database);
    const booking = await book(owner, { service_id: 4, date: "2030-03-18", time_slot: "10:30" });
    expect(await move(owner, booking, { date: "2030-03-18", time_slot: "12:00" })).toMatchObject({
      time_slot: "12:00",
    });
  });

  it("to its current time changes nothing and sends no mail", async () => {
    const owner = await aPetOwner(test.database);
    const booking = await book(owner, { date: "2030-03-19" });
    const before = await mailSubjects();
    expect(await move(owner, booking, { date: "2030-03-19", time_slot: "09:00" })).toEqual(booking);
    expect(await mailSubjects()).toEqual(before);
  });

  it("is rejected if it is cancelled or past", async () => {
    const owner = await aPetOwner(test.database);
    const to = { date: "2030-03-21", time_slot: "09:00" };
    const [cancelled, past] = [await book(owner, { date: "2030-03-20" }), await book(owner, { time_slot: "12:00" })];
    await cancel(owner, cancelled);
    await expect(move(owner, cancelled, to)).rejects.toMatchObject({ message: "This booking is already cancelled." });
    const evening = new Date("2030-03-04T20:00:00+07:00");
    await expect(move(owner, past, to, evening)).rejects.toMatchObject({ message: "This booking is in the past." });
    expect(await bookedSlots("2030-03-21")).toEqual([]);
  });
});
