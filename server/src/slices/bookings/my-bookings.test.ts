import type { Booking, RescheduleDraft } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import {
  aPetOwner,
  aBookingDraft,
  type PetOwner,
  monday,
  mondayMorning,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { mailOutbox } from "../../schema/index.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { listBookings } from "./list-bookings.ts";
import { listSlots } from "./list-slots.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const test = testDatabase();
const context = () => testBookingContext(test.database);
const book = (client: PetOwner, own: Parameters<typeof aBookingDraft>[1], now = mondayMorning) =>
  createBooking(context(), client.caller, aBookingDraft(client, own), now);
const cancel = ({ caller }: PetOwner, { id }: Booking, now = mondayMorning) =>
  cancelBooking(context(), caller, id, now);
const move = ({ caller }: PetOwner, { id }: Booking, to: RescheduleDraft, now = mondayMorning) =>
  rescheduleBooking(context(), caller, id, to, now);
const list = ({ caller }: PetOwner, type: "upcoming" | "history", now = mondayMorning) =>
  listBookings(context(), caller, { userId: caller.userId, type }, now);
const booked = async (date: string) =>
  (await listSlots(test.database.db, context().clinic, { service_id: 1, date }, mondayMorning)).booked_slots;
const mails = async () => (await test.database.db.select().from(mailOutbox)).map(({ subject }) => subject);

describe("my bookings", () => {
  it("are upcoming while they are active and not over, soonest first, and history afterwards, newest first", async () => {
    const client = await aPetOwner(test.database);
    const second = await book(client, { date: "2030-03-06", time_slot: "10:00" });
    const first = await book(client, { time_slot: "10:00" });
    const gone = await book(client, { date: "2030-03-05", time_slot: "10:00" });
    await cancel(client, gone);
    expect((await list(client, "upcoming")).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await list(client, "history")).toMatchObject([{ id: gone.id, status: "Cancelled", can_change: false }]);

    const during = new Date("2030-03-04T10:20:00+07:00");
    expect((await list(client, "upcoming", during)).map(({ id }) => id)).toContain(first.id);
    const after = new Date("2030-03-04T10:30:00+07:00");
    expect((await list(client, "upcoming", after)).map(({ id }) => id)).toEqual([second.id]);
    expect(await list(client, "history", after)).toMatchObject([
      { id: gone.id },
      { id: first.id, status: "Pending", can_change: false },
    ]);
  });

  it("are nobody else's to see, move or cancel", async () => {
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

describe("cancelling", () => {
  it("frees the slot for others, and a mail says so", async () => {
    const [mine, other] = [await aPetOwner(test.database, { name: "Taro" }), await aPetOwner(test.database)];
    const booking = await book(mine, { date: "2030-03-11" });
    expect(await cancel(mine, booking)).toEqual({ message: "Booking cancelled successfully!" });
    expect((await mails()).at(-1)).toBe("Cancelled: Vet At Clinic for Taro, Monday, March 11, 2030 at 09:00");
    expect(await book(other, { date: "2030-03-11" })).toMatchObject({ status: "Pending" });
  });

  it("happens once, and not to what is over", async () => {
    const client = await aPetOwner(test.database);
    const booking = await book(client, { date: "2030-03-12" });
    const over = new Date("2030-03-12T09:30:00+07:00");
    await expect(cancel(client, booking, over)).rejects.toMatchObject({
      code: "conflict",
      message: "This booking is over.",
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => cancel(client, booking)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", message: "This booking is already cancelled." },
    });
    expect((await mails()).filter((subject) => /^Cancelled:.*March 12/.test(subject))).toHaveLength(1);
  });
});

describe("moving a booking", () => {
  it("takes the new slot, frees the old one, waits for confirmation again and tells by mail", async () => {
    const client = await aPetOwner(test.database, { name: "Bao" });
    const booking = await book(client, { date: "2030-03-13" });
    const moved = await move(client, booking, { date: "2030-03-14", time_slot: "13:30" });
    expect(moved).toMatchObject({ id: booking.id, date: "2030-03-14", time_slot: "13:30", status: "Pending" });
    expect(moved.starts_at).toBe("2030-03-14T06:30:00.000Z");
    expect(await booked("2030-03-13")).toEqual([]);
    expect(await booked("2030-03-14")).toEqual(["13:30"]);
    expect((await mails()).at(-1)).toBe("Moved: Vet At Clinic for Bao, now Thursday, March 14, 2030 at 13:30");
  });

  it("keeps the old slot when the new one is taken, closed, past or off the grid", async () => {
    const [mine, other] = [await aPetOwner(test.database), await aPetOwner(test.database)];
    const booking = await book(mine, { date: "2030-03-15" });
    await book(other, { date: "2030-03-15", time_slot: "10:00" });
    const refusals: [RescheduleDraft, string][] = [
      [{ date: "2030-03-15", time_slot: "10:00" }, "slot_taken"],
      [{ date: "2030-03-17", time_slot: "10:00" }, "invalid"],
      [{ date: "2030-03-01", time_slot: "10:00" }, "invalid"],
      [{ date: "2030-03-15", time_slot: "10:10" }, "invalid"],
    ];
    for (const [to, code] of refusals) await expect(move(mine, booking, to)).rejects.toMatchObject({ code });
    expect(await booked("2030-03-15")).toEqual(["09:00", "10:00"]);
    expect(await list(mine, "upcoming")).toEqual([booking]);
  });

  it("may overlap with its own old time", async () => {
    const client = await aPetOwner(test.database);
    const booking = await book(client, { service_id: 4, date: "2030-03-18", time_slot: "10:30" });
    expect(await move(client, booking, { date: "2030-03-18", time_slot: "12:00" })).toMatchObject({
      time_slot: "12:00",
    });
  });

  it("to where it is already changes nothing and sends nothing", async () => {
    const client = await aPetOwner(test.database);
    const booking = await book(client, { date: "2030-03-19" });
    const before = await mails();
    expect(await move(client, booking, { date: "2030-03-19", time_slot: "09:00" })).toEqual(booking);
    expect(await mails()).toEqual(before);
  });

  it("is not possible once it is cancelled or over", async () => {
    const client = await aPetOwner(test.database);
    const to = { date: "2030-03-21", time_slot: "09:00" };
    const [gone, past] = [await book(client, { date: "2030-03-20" }), await book(client, { time_slot: "12:00" })];
    await cancel(client, gone);
    await expect(move(client, gone, to)).rejects.toMatchObject({ message: "This booking is already cancelled." });
    const evening = new Date("2030-03-04T20:00:00+07:00");
    await expect(move(client, past, to, evening)).rejects.toMatchObject({ message: "This booking is over." });
    expect(await booked("2030-03-21")).toEqual([]);
  });
});
