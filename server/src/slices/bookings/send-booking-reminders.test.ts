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

describe("the reminder of a booking", () => {
  it("is sent once, 24 hours before the appointment and not earlier", async () => {
    const owner = await aPetOwner(test.database, { name: "Mochi" });
    await createBooking(context(), owner.caller, aBookingDraft(owner, { date: "2030-03-06" }), mondayMorning);
    await sendBookingReminders(context(), at("2030-03-05T08:59"));
    expect(await reminders("March 6")).toEqual([]);
    for (const minute of ["09:00", "09:01", "23:00"]) await sendBookingReminders(context(), at(`2030-03-05T${minute}`));
    expect(await reminders("March 6")).toEqual([
      "Reminder: Vet At Clinic for Mochi, Wednesday, March 6, 2030 at 09:00",
    ]);
  });

  it("is sent late if necessary, but not after the appointment has started", async () => {
    const owner = await aPetOwner(test.database);
    for (const [date, now] of [
      ["2030-03-07", "2030-03-07T08:59"],
      ["2030-03-08", "2030-03-08T09:00"],
    ] as const) {
      await createBooking(context(), owner.caller, aBookingDraft(owner, { date }), mondayMorning);
      await sendBookingReminders(context(), at(now));
    }
    expect(await reminders("March 7")).toHaveLength(1);
    expect(await reminders("March 8")).toEqual([]);
  });

  it("is not sent for a booking made less than 24 hours ahead or cancelled", async () => {
    const owner = await aPetOwner(test.database);
    await createBooking(context(), owner.caller, aBookingDraft(owner, { date: "2030-03-12" }), at("2030-03-11T15:00"));
    const draft = aBookingDraft(owner, { date: "2030-03-12", time_slot: "10:00" });
    const { id } = await createBooking(context(), owner.caller, draft, mondayMorning);
    await cancelBooking(context(), owner.caller, id, mondayMorning);
    await sendBookingReminders(context(), at("2030-03-11T16:00"));
    expect(await reminders("March 12")).toEqual([]);
  });

  it("is sent again for the new time of a booking that was moved", async () => {
    const owner = await aPetOwner(test.database);
    const { id } = await createBooking(
      context(),
      owner.caller,
      aBookingDraft(owner, { date: "2030-03-14" }),
      mondayMorning,
    );
    const now = at("2030-03-13T12:00");
    await sendBookingReminders(context(), now);
    expect(await reminders("March 14")).toHaveLength(1);
    await rescheduleBooking(context(), owner.caller, id, { date: "2030-03-20", time_slot: "09:00" }, now);
    await sendBookingReminders(context(), at("2030-03-19T12:00"));
    expect(await reminders("March 14")).toEqual([]); // it was still waiting, and would be wrong now
    expect(await reminders("March 20")).toHaveLength(1);
  });
});
