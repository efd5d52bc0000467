import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aPetOwner, aBookingDraft, monday, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
import { aCustomer, aUserpet } from "../../../test/support/factories.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { bookings, mailOutbox } from "../../schema/index.ts";
import { createBooking } from "./create-booking.ts";
import { getBookingDays } from "./booking-days.ts";
import { listSlots } from "./list-slots.ts";

const test = testDatabase();
const context = (settings?: Record<string, string>) => testBookingContext(test.database, settings);
const later = (hours: number) => new Date(mondayMorning.getTime() + hours * 3_600_000);
const slots = (date: string, now = mondayMorning, service_id = 1) => listSlots(context(), { service_id, date }, now);

describe("creating a booking", () => {
  it("reserves the slot as Pending and sends the customer a mail", async () => {
    const owner = await aPetOwner(test.database, { name: "Mochi" });
    const draft = aBookingDraft(owner, {
      user_id: owner.caller.userId,
      service_id: 3,
      time_slot: "10:15",
      notes: "Shy.",
    });
    const booking = await createBooking(context(), owner.caller, draft, mondayMorning);
    expect(booking).toMatchObject({
      user_id: owner.caller.userId,
      pet_id: owner.petId,
      service_id: 3,
      service_name: "Premium Spa",
      pet: { name: "Mochi" },
      date: monday,
      time_slot: "10:15",
      starts_at: "2030-03-04T03:15:00.000Z",
      ends_at: "2030-03-04T04:30:00.000Z",
      notes: "Shy.",
      status: "Pending",
      can_change: true,
    });
    const mail = (await test.database.db.select().from(mailOutbox)).at(-1);
    expect(mail?.subject).toBe("Booked: Premium Spa for Mochi, Monday, March 4, 2030 at 10:15");
    expect(mail?.bodyText).toContain(booking.calendar_url);
    expect(await slots(monday, mondayMorning, 3)).toMatchObject({ booked_slots: ["10:15"] });
  });

  it("rejects a slot that is already booked, and saves nothing", async () => {
    const [first, second] = [await aPetOwner(test.database), await aPetOwner(test.database)];
    await createBooking(context(), first.caller, aBookingDraft(first, { date: "2030-03-05" }), mondayMorning);
    const before = [await test.database.db.$count(bookings), await test.database.db.$count(mailOutbox)];
    await expect(
      createBooking(context(), second.caller, aBookingDraft(second, { date: "2030-03-05" }), mondayMorning),
    ).rejects.toMatchObject({
      code: "slot_taken",
      message: "Someone else just booked this time. Please select another time slot.",
    });
    expect([await test.database.db.$count(bookings), await test.database.db.$count(mailOutbox)]).toEqual(before);
  });

  it("names the pet for which the customer has that time already, and no other visit", async () => {
    const [owner, other] = [await aPetOwner(test.database, { name: "Mochi" }), await aPetOwner(test.database)];
    const bao = await aUserpet(test.database, { userId: owner.caller.userId, name: "Bao" });
    const book = (who: typeof owner, petId: number, service_id: number, time_slot: string) => {
      const draft = aBookingDraft({ petId }, { date: "2030-03-07", service_id, time_slot });
      return createBooking(context(), who.caller, draft, mondayMorning);
    };
    await book(owner, owner.petId, 2, "09:00");
    await book(other, other.petId, 3, "09:00");
    const ownTime = "You have booked this time for Mochi already. Please select another time slot.";
    await expect(book(owner, bao.id, 2, "09:00")).rejects.toMatchObject({ code: "slot_taken", message: ownTime });
    const someoneElse = "Someone else just booked this time. Please select another time slot.";
    await expect(book(owner, bao.id, 3, "09:00")).rejects.toMatchObject({ code: "slot_taken", message: someoneElse });
  });

  it("rejects a pet with another appointment at that time, but not right after it", async () => {
    const owner = await aPetOwner(test.database);
    const at = (service_id: number, time_slot: string) =>
      createBooking(
        context(),
        owner.caller,
        aBookingDraft(owner, { date: "2030-03-06", service_id, time_slot }),
        mondayMorning,
      );
    await at(2, "10:00");
    const message = "Your pet has another appointment at that time. Please select another time slot.";
    await expect(at(2, "10:00")).rejects.toMatchObject({ code: "conflict", message });
    await expect(at(1, "10:30")).rejects.toMatchObject({ code: "conflict", message });
    await expect(at(4, "09:00")).rejects.toMatchObject({ code: "conflict", message });
    expect(await at(1, "11:00")).toMatchObject({ time_slot: "11:00" });
  });

  it.each([
    ["on a Sunday", { date: "2030-03-10" }, "date", "We are closed on this day. Please select another date."],
    ["for yesterday", { date: "2030-03-03" }, "date", "This date is in the past. Please select another date."],
    [
      "91 days ahead",
      { date: "2030-06-03" },
      "date",
      "You can book up to 90 days ahead. Please select an earlier date.",
    ],
    ["in the year 9999", { date: "9999-12-31" }, "date", "up to 90 days ahead"],
    ["before opening", { time_slot: "08:30" }, "time_slot", "We don't offer this time on this day."],
    ["at closing", { time_slot: "17:00" }, "time_slot", "We don't offer this time on this day."],
    ["between two slots", { time_slot: "09:15" }, "time_slot", "We don't offer this time on this day."],
    ["that would end after closing", { service_id: 4, time_slot: "16:30" }, "time_slot", "We don't offer this time"],
    [
      "on a Saturday after closing",
      { date: "2030-03-09", time_slot: "15:00" },
      "time_slot",
      "We don't offer this time",
    ],
    ["for an unknown service", { service_id: 5 }, "service_id", "Please select a service."],
  ])("rejects a booking %s with a field error", async (_, overrides, field, text) => {
    const owner = await aPetOwner(test.database);
    const before = await test.database.db.$count(bookings);
    const rejected = createBooking(context(), owner.caller, aBookingDraft(owner, overrides), mondayMorning);
    await expect(rejected).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(text) as string,
      errors: { [field]: [expect.stringContaining(text)] },
    });
    expect(await test.database.db.$count(bookings)).toBe(before);
  });

  it("accepts the 90th day ahead", async () => {
    const owner = await aPetOwner(test.database);
    const draft = aBookingDraft(owner, { date: "2030-06-01", time_slot: "09:30" });
    expect(await createBooking(context(), owner.caller, draft, new Date("2030-03-03T12:00:00+07:00"))).toMatchObject({
      date: "2030-06-01",
    });
  });

  it("rejects a slot from the moment it starts", async () => {
    const owner = await aPetOwner(test.database);
    const atNoon = aBookingDraft(owner, { time_slot: "12:00" });
    const [noon, before] = [new Date("2030-03-04T12:00:00+07:00"), new Date("2030-03-04T11:59:59+07:00")];
    await expect(createBooking(context(), owner.caller, atNoon, noon)).rejects.toMatchObject({
      message: "This time has already passed. Please select a later one.",
    });
    expect(await createBooking(context(), owner.caller, atNoon, before)).toMatchObject({ time_slot: "12:00" });
  });

  it("stays consistent if the server clock is a day off", async () => {
    const owner = await aPetOwner(test.database);
    const draft = aBookingDraft(owner, { time_slot: "16:30" });
    await expect(createBooking(context(), owner.caller, draft, later(24))).rejects.toMatchObject({ code: "invalid" });
    const early = await createBooking(context(), owner.caller, draft, later(-24));
    expect(early).toMatchObject({ date: monday, time_slot: "16:30", starts_at: "2030-03-04T09:30:00.000Z" });
  });

  it("rejects another customer's pet, a deleted pet and another customer's user id", async () => {
    const [mine, other] = [await aPetOwner(test.database), await aPetOwner(test.database)];
    const draft = aBookingDraft(mine, { date: "2030-03-07" });
    for (const petId of [other.petId, 2_000_000_000])
      await expect(createBooking(context(), mine.caller, { ...draft, pet_id: petId }, later(0))).rejects.toMatchObject({
        code: "not_found",
      });
    await expect(
      createBooking(context(), mine.caller, { ...draft, user_id: other.caller.userId }, later(0)),
    ).rejects.toMatchObject({ code: "forbidden" });
    expect((await slots("2030-03-07")).booked_slots).toEqual([]);
  });

  it("is protected by database constraints against double bookings, overlapping visits and pets of other customers", async () => {
    const { db } = test.database;
    const { id: userId } = await aCustomer(test.database);
    const [a, b] = [await aUserpet(test.database, { userId }), await aUserpet(test.database, { userId })];
    const { id: otherUserId } = await aCustomer(test.database);
    const insert = (owner: number, petId: number, service: number, from: string, to: string) =>
      db.execute(sql`
        with booked as (
          insert into bookings (user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, calendar_key)
          values (${owner}, ${petId}, ${service}, '2031-01-01', '09:00', ${from}::timestamptz, ${to}::timestamptz,
                  gen_random_uuid()::text)
          returning id, starts_at, ends_at
        )
        insert into reservations (resource_id, during, booking_id)
        select resource_id, tstzrange(starts_at, ends_at), id
        from booked, unnest(case ${service}::integer when 1 then '{1,5}'::integer[] else '{2,6}' end) resource_id`);
    const at = (hour: number) => `2031-01-01T${String(hour).padStart(2, "0")}:00:00Z`;
    const violated = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) as object });
    await insert(userId, a.id, 1, at(9), at(11));
    await expect(insert(userId, b.id, 1, at(10), at(12))).rejects.toMatchObject(violated("reservations_given_once"));
    await expect(insert(userId, a.id, 2, at(10), at(12))).rejects.toMatchObject(violated("bookings_pet_in_one_place"));
    await expect(insert(otherUserId, b.id, 2, at(9), at(10))).rejects.toMatchObject(violated("bookings_own_pet"));
    await expect(insert(userId, b.id, 2, at(9), at(9))).rejects.toMatchObject(violated("bookings_take_time"));
    await db.execute(sql`update bookings set status = 'Cancelled' where date = '2031-01-01'`);
    await insert(userId, b.id, 1, at(10), at(12));
    await expect(
      db.execute(sql`update bookings set ends_at = ${at(13)} where ends_at = ${at(12)}`),
    ).rejects.toMatchObject(violated("bookings_hold_resources"));
  });
});

describe("the slots of a day", () => {
  it("list all slots, the booked ones and, for today, the past ones", async () => {
    const owner = await aPetOwner(test.database);
    await createBooking(
      context(),
      owner.caller,
      aBookingDraft(owner, { service_id: 2, date: "2030-03-08" }),
      mondayMorning,
    );
    const friday = new Date("2030-03-08T11:30:00+07:00");
    expect(await slots("2030-03-08", friday, 2)).toEqual({
      all_slots: ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"],
      booked_slots: ["09:00"],
      past_slots: ["09:00", "10:00", "11:00"],
      closed: null,
    });
  });

  it("show a slot as booked if a booking made under other opening hours overlaps it", async () => {
    const owner = await aPetOwner(test.database);
    const early = context({ CLINIC_HOURS: "Mon-Sat 08:45-17:00" });
    await createBooking(
      early,
      owner.caller,
      aBookingDraft(owner, { date: "2030-03-12", time_slot: "09:15" }),
      mondayMorning,
    );
    expect((await slots("2030-03-12")).booked_slots).toEqual(["09:00", "09:30"]);
  });

  it.each([
    ["2030-03-10", "We are closed on this day. Please select another date."],
    ["2030-03-03", "This date is in the past. Please select another date."],
    ["2031-01-01", "You can book up to 90 days ahead. Please select an earlier date."],
  ])("are empty on %s, with the reason", async (date, closed) => {
    expect(await slots(date)).toEqual({ all_slots: [], booked_slots: [], past_slots: [], closed });
  });
});

describe("the bookable days", () => {
  it("start today in the shop's time zone, end 90 days later and exclude Sundays and holidays", async () => {
    const lateInParis = new Date("2030-03-03T23:30:00+01:00");
    const days = await getBookingDays(context({ CLINIC_HOLIDAYS: "2030-04-30" }), lateInParis);
    expect(days).toMatchObject({ today: "2030-03-04", last_day: "2030-06-02", time_zone: "Asia/Ho_Chi_Minh" });
    expect(days.closed_dates).toContain("2030-04-30");
    expect(days.closed_dates).toHaveLength(14);
  });
});
