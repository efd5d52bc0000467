import { addDays, type BookableCare } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aBookingDraft, monday, mondayMorning } from "../../../test/support/bookings.ts";
import { aCareRecord, aPuppyOwner } from "../../../test/support/care.ts";
import { dueCareIn, morningOf } from "../../../test/support/due-care.ts";
import { aStaffMember, aUserpet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { findViolations } from "../../integrity/find-violations.ts";
import { bookings, careDue, careRules, services } from "../../schema/index.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { changeVisitStatus } from "../bookings/visits/change-visit-status.ts";
import { finishVisit } from "../bookings/visits/finish-visit.ts";
import { bookDueCare } from "./book-due-care.ts";
import { refreshDueCare } from "./refresh-due-care.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { context, find, book } = dueCareIn(shop);

describe("a visit for due care", () => {
  it("is booked with one tap, once, and shown in its place", async () => {
    const owner = await aPuppyOwner(shop.database);
    const due = await find(owner, "Core vaccines");
    const booking = await book(owner, "Core vaccines");
    expect(booking).toMatchObject({ pet_id: owner.petId, notes: "Core vaccines", service_name: "Vet At Clinic" });
    expect(await find(owner, "Core vaccines")).toMatchObject({
      state: "booked",
      booking: { id: booking.id, is_for_it: true },
      times: [],
    });
    const again = bookDueCare(
      context(),
      owner.caller,
      due.id,
      { date: addDays(monday, 1), time_slot: "09:00" },
      mondayMorning,
    );
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    const twice = shop.database.db.execute(sql`
      insert into bookings (user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, calendar_key, care_due_id)
      values (${owner.caller.userId}, ${owner.petId}, 1, '2031-01-01', '09:00', '2031-01-01T09:00Z', '2031-01-01T10:00Z', 'k', ${due.id})`);
    await expect(twice).rejects.toMatchObject({ cause: { constraint: "bookings_one_per_due" } });
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("that somebody else has just taken is refused, and other times are offered", async () => {
    const now = morningOf("2030-03-12");
    const owner = await aPuppyOwner(shop.database);
    const { id, times } = await find(owner, "Core vaccines", now);
    const [lost] = times as [BookableCare["times"][number]];
    const other = await aPuppyOwner(shop.database);
    await createBooking(context(), other.caller, aBookingDraft(other, lost), now);
    await expect(bookDueCare(context(), owner.caller, id, lost, now)).rejects.toMatchObject({ code: "slot_taken" });
    const fresh = await find(owner, "Core vaccines", now);
    expect(fresh.times).toHaveLength(3);
    expect(fresh.times).not.toContainEqual(lost);
  });

  it("is due again after a cancellation", async () => {
    const now = morningOf("2030-03-13");
    const owner = await aPuppyOwner(shop.database);
    const { id } = await book(owner, "Core vaccines", now);
    await cancelBooking(context(), owner.caller, id, now);
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ state: "open", booking: null });
    expect((await book(owner, "Core vaccines", now)).id).not.toBe(id);
  });

  it("is due again after a no-show, and after Done without a record; a record closes it", async () => {
    const now = morningOf("2030-03-14");
    const { caller: staff } = await aStaffMember(shop.database, "owner");
    const owner = await aPuppyOwner(shop.database, { createdAt: morningOf("2030-03-14") });
    const missed = await book(owner, "Core vaccines", now);
    const noShow = { revision: 0, status: "No-show" as const };
    await changeVisitStatus(context(), staff, missed.id, noShow, new Date(missed.ends_at));
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ state: "open" });
    const visit = await book(owner, "Core vaccines", now);
    await shop.database.db.update(bookings).set({ status: "Arrived" }).where(eq(bookings.id, visit.id));
    const finish = {
      revision: 0,
      done: "Looked at it",
      weight_kg: null,
      comes_next: "",
      visible_note: "",
      care: [],
      override: false,
    };
    await finishVisit(context(), staff, visit.id, finish, now);
    const before = await find(owner, "Core vaccines", now);
    expect(before).toMatchObject({ state: "open" });
    expect(await find(owner, "Check-up", now)).toMatchObject({ reason: "repeat", due_on: addDays(visit.date, 365) });
    await aCareRecord(shop.database, owner.petId, { givenOn: visit.date, source: "clinic", bookingId: visit.id });
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ due_on: addDays(visit.date, 28) });
    const [row] = await shop.database.db.select().from(careDue).where(eq(careDue.id, before.id));
    expect(row).toMatchObject({ status: "done" });
  });

  it("that was booked in another way counts as well", async () => {
    const now = morningOf("2030-03-18");
    const owner = await aPuppyOwner(shop.database);
    const draft = aBookingDraft(owner, { date: "2030-03-20", time_slot: "11:00" });
    const { id } = await createBooking(context(), owner.caller, draft, now);
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ state: "booked", booking: { id } });
    expect(await find(owner, "Rabies", now)).toMatchObject({ state: "open" });
  });

  it.each([
    ["has no service", { serviceId: null }, null, ["2030-03-26", "2030-03-27"]],
    ["has a service that is archived", { serviceId: 4 }, new Date(), ["2030-03-28", "2030-03-29"]],
  ] as const)("to any vet counts as well if the rule %s", async (_, rule, archivedAt, [spaDay, vetDay]) => {
    const { db } = shop.database;
    const isCore = eq(careRules.code, "dog-core-vaccines");
    const before = await db.select().from(careRules).where(isCore);
    await db.update(careRules).set(rule).where(isCore);
    await db.update(services).set({ archivedAt }).where(eq(services.id, 4));
    const now = morningOf("2030-03-25");
    const owner = await aPuppyOwner(shop.database);
    const bookAt = (date: string, service_id: number) =>
      createBooking(context(), owner.caller, aBookingDraft(owner, { date, time_slot: "09:00", service_id }), now);
    await bookAt(spaDay, 2);
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ state: "open" });
    const { id } = await bookAt(vetDay, 1);
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ state: "booked", booking: { id } });
    await db.update(services).set({ archivedAt: null }).where(eq(services.id, 4));
    for (const { id: ruleId, serviceId } of before)
      await db.update(careRules).set({ serviceId }).where(eq(careRules.id, ruleId));
  });

  it("that is past and that nobody has closed no longer counts", async () => {
    const now = morningOf("2030-03-19");
    const owner = await aPuppyOwner(shop.database);
    const { id } = await book(owner, "Core vaccines", now);
    const later = morningOf("2030-03-25");
    await refreshDueCare(context(), later);
    expect(await find(owner, "Core vaccines", later)).toMatchObject({ state: "open" });
    const [row] = await shop.database.db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({ careDueId: null, status: "Pending" });
  });

  it("is for the animal that needs it", async () => {
    const owner = await aPuppyOwner(shop.database);
    const other = await aUserpet(shop.database, { userId: owner.caller.userId });
    const { id } = await find(owner, "Core vaccines");
    const wrong = createBooking(
      context(),
      owner.caller,
      aBookingDraft({ petId: other.id }, { date: "2030-03-21" }),
      mondayMorning,
      id,
    );
    await expect(wrong).rejects.toMatchObject({ code: "conflict", message: "This is no longer due." });
  });

  it("is offered when the animal is free", async () => {
    const now = morningOf("2030-03-22");
    const owner = await aPuppyOwner(shop.database);
    const [first] = (await find(owner, "Core vaccines", now)).times as [BookableCare["times"][number]];
    await createBooking(context(), owner.caller, aBookingDraft(owner, { ...first, service_id: 2 }), now);
    const { times } = await find(owner, "Core vaccines", now);
    expect(times).toHaveLength(3);
    expect(times).not.toContainEqual(first);
  });
});
