import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aPetOwner, aBookingDraft, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { mailOutbox } from "../../schema/index.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { sendBookingReminders } from "./send-booking-reminders.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const test = testDatabase();
const context = () => testBookingContext(test.database);
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
    const client = await aPetOwner(test.database, { name: "Mochi" });
    await createBooking(context(), client.caller, aBookingDraft(client, { date: "2030-03-06" }), mondayMorning);
    await sendBookingReminders(context(), at("2030-03-05T08:59"));
    expect(await reminders("March 6")).toEqual([]);
    for (const minute of ["09:00", "09:01", "23:00"]) await sendBookingReminders(context(), at(`2030-03-05T${minute}`));
    expect(await reminders("March 6")).toEqual([
      "Reminder: Vet At Clinic for Mochi, Wednesday, March 6, 2030 at 09:00",
    ]);
  });

  it("comes late rather than not at all, but not after the appointment has begun", async () => {
    const client = await aPetOwner(test.database);
    for (const [date, now] of [
      ["2030-03-07", "2030-03-07T08:59"],
      ["2030-03-08", "2030-03-08T09:00"],
    ] as const) {
      await createBooking(context(), client.caller, aBookingDraft(client, { date }), mondayMorning);
      await sendBookingReminders(context(), at(now));
    }
    expect(await reminders("March 7")).toHaveLength(1);
    expect(await reminders("March 8")).toEqual([]);
  });

  it("does not come for what was booked less than a day before, or was cancelled", async () => {
    const client = await aPetOwner(test.database);
    await createBooking(
      context(),
      client.caller,
      aBookingDraft(client, { date: "2030-03-12" }),
      at("2030-03-11T15:00"),
    );
    const wish = aBookingDraft(client, { date: "2030-03-12", time_slot: "10:00" });
    const { id } = await createBooking(context(), client.caller, wish, mondayMorning);
    await cancelBooking(context(), client.caller, id, mondayMorning);
    await sendBookingReminders(context(), at("2030-03-11T16:00"));
    expect(await reminders("March 12")).toEqual([]);
  });

  it("comes again for the new time of a booking that was moved after it", async () => {
    const client = await aPetOwner(test.database);
    const { id } = await createBooking(
      context(),
      client.caller,
      aBookingDraft(client, { date: "2030-03-14" }),
      mondayMorning,
    );
    const now = at("2030-03-13T12:00");
    await sendBookingReminders(context(), now);
    await rescheduleBooking(context(), client.caller, id, { date: "2030-03-20", time_slot: "09:00" }, now);
    await sendBookingReminders(context(), at("2030-03-19T12:00"));
    expect(await reminders("March 14")).toHaveLength(1);
    expect(await reminders("March 20")).toHaveLength(1);
  });
});
