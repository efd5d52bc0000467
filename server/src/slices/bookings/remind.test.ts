import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aClient, aWish, mondayMorning, testDesk } from "../../../test/clinic.ts";
import { testDatabase } from "../../../test/test-database.ts";
import { mailOutbox } from "../../schema/index.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { remindOfBookings } from "./remind.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const test = testDatabase();
const desk = () => testDesk(test.database);
const at = (text: string) => new Date(`${text}:00+07:00`);
const reminders = async (date: string) =>
  (
    await test.database.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.subject, `Reminder:%${date}%`))
  ).map(({ subject }) => subject);

describe("the reminder", () => {
  it("comes once, a day before, and not earlier", async () => {
    const client = await aClient(test.database, { name: "Mochi" });
    await createBooking(desk(), client.caller, aWish(client, { date: "2030-03-06" }), mondayMorning);
    await remindOfBookings(desk(), at("2030-03-05T08:59"));
    expect(await reminders("March 6")).toEqual([]);
    for (const minute of ["09:00", "09:01", "23:00"]) await remindOfBookings(desk(), at(`2030-03-05T${minute}`));
    expect(await reminders("March 6")).toEqual([
      "Reminder: Vet At Clinic for Mochi, Wednesday, March 6, 2030 at 09:00",
    ]);
  });

  it("comes late rather than not at all, but not after the appointment has begun", async () => {
    const client = await aClient(test.database);
    for (const [date, now] of [
      ["2030-03-07", "2030-03-07T08:59"],
      ["2030-03-08", "2030-03-08T09:00"],
    ] as const) {
      await createBooking(desk(), client.caller, aWish(client, { date }), mondayMorning);
      await remindOfBookings(desk(), at(now));
    }
    expect(await reminders("March 7")).toHaveLength(1);
    expect(await reminders("March 8")).toEqual([]);
  });

  it("does not come for what was booked less than a day before, or was cancelled", async () => {
    const client = await aClient(test.database);
    await createBooking(desk(), client.caller, aWish(client, { date: "2030-03-12" }), at("2030-03-11T15:00"));
    const wish = aWish(client, { date: "2030-03-12", time_slot: "10:00" });
    const { id } = await createBooking(desk(), client.caller, wish, mondayMorning);
    await cancelBooking(desk(), client.caller, id, mondayMorning);
    await remindOfBookings(desk(), at("2030-03-11T16:00"));
    expect(await reminders("March 12")).toEqual([]);
  });

  it("comes again for the new time of a booking that was moved after it", async () => {
    const client = await aClient(test.database);
    const { id } = await createBooking(desk(), client.caller, aWish(client, { date: "2030-03-14" }), mondayMorning);
    const now = at("2030-03-13T12:00");
    await remindOfBookings(desk(), now);
    await rescheduleBooking(desk(), client.caller, id, { date: "2030-03-20", time_slot: "09:00" }, now);
    await remindOfBookings(desk(), at("2030-03-19T12:00"));
    expect(await reminders("March 14")).toHaveLength(1);
    expect(await reminders("March 20")).toHaveLength(1);
  });
});
