import { addDays } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aBookingDraft, monday, mondayMorning } from "../../../test/support/bookings.ts";
import { aCareRecord, aPuppyOwner, daysBeforeMonday } from "../../../test/support/care.ts";
import { dueCareIn, morningOf, noDetails } from "../../../test/support/due-care.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { careDue, careRecords, careReminders, userpets } from "../../schema/index.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { listMyDueCare } from "./list-my-due-care.ts";
import { undoDueCareAnswer } from "./undo-due-care-answer.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { context, careOf, find, book, answer } = dueCareIn(shop);

describe("an answer", () => {
  it("“Done elsewhere” writes a record of the owner, counts on from its day, and can be taken back", async () => {
    const owner = await aPuppyOwner(shop.database);
    const before = await find(owner, "Core vaccines");
    const done = { answer: "done_elsewhere" as const, given_on: daysBeforeMonday(3), product: "Nobivac" };
    await answer(owner, "Core vaccines", done);
    const next = await find(owner, "Core vaccines");
    expect(next).toMatchObject({ due_on: addDays(monday, 25), reason: "series" });
    const { just_done: justDone } = await careOf(owner);
    expect(justDone).toEqual([{ id: before.id, name: "Core vaccines" }]);
    const [record] = await shop.database.db.select().from(careRecords).where(eq(careRecords.userpetId, owner.petId));
    expect(record).toMatchObject({ source: "owner", givenOn: done.given_on, product: "Core vaccines: Nobivac" });
    expect(await undoDueCareAnswer(context(), owner.caller, before.id, mondayMorning)).toMatchObject({
      id: before.id,
      state: "open",
      due_on: before.due_on,
    });
    expect((await careOf(owner)).just_done).toEqual([]);
    await expect(undoDueCareAnswer(context(), owner.caller, before.id, mondayMorning)).rejects.toMatchObject({
      status: 409,
    });
  });

  it.each([
    ["Deworming", "Drops"],
    ["Rabies", ""],
    ["Check-up", ""],
  ])("of “Done elsewhere” about %s counts for it", async (name, product) => {
    const owner = await aPuppyOwner(shop.database, { bornOn: daysBeforeMonday(1000) });
    await answer(owner, name, { answer: "done_elsewhere", given_on: daysBeforeMonday(1), product });
    expect(await find(owner, name)).toMatchObject({ reason: "repeat" });
  });

  it("of a day to come or before the birth is refused", async () => {
    const owner = await aPuppyOwner(shop.database);
    for (const given_on of [addDays(monday, 1), daysBeforeMonday(50)])
      await expect(
        answer(owner, "Deworming", { answer: "done_elsewhere", given_on, product: "" }),
      ).rejects.toMatchObject({ errors: { given_on: [expect.any(String)] } });
  });

  it.each([
    ["estimated", "2029-12-31", "2029-01-05"],
    ["year", "2029-12-31", "2029-11-01"],
  ] as const)(
    "of a day on which an animal of %s birth may have lived is accepted",
    async (bornPrecision, bornOn, given_on) => {
      const owner = await aPuppyOwner(shop.database, { bornOn, bornPrecision });
      const done = answer(owner, "Rabies", { answer: "done_elsewhere", given_on, product: "" });
      expect(await done).toMatchObject({ name: "Rabies" });
    },
  );

  it("to what a visit is booked for that is about something else is taken", async () => {
    const now = morningOf("2030-04-01");
    const owner = await aPuppyOwner(shop.database);
    const draft = aBookingDraft(owner, { date: "2030-04-03", time_slot: "11:00" });
    const { id } = await createBooking(context(), owner.caller, draft, now);
    expect(await find(owner, "Rabies", now)).toMatchObject({ state: "open" });
    expect(await find(owner, "Core vaccines", now)).toMatchObject({
      state: "booked",
      booking: { id, is_for_it: false },
    });
    const notNow = { answer: "not_now" as const, ...noDetails };
    expect(await answer(owner, "Core vaccines", notNow, now)).toMatchObject({ state: "snoozed", booking: null });
    const done = { answer: "done_elsewhere" as const, given_on: "2030-03-30", product: "" };
    await answer(owner, "Core vaccines", done, now);
    expect(await find(owner, "Core vaccines", now)).toMatchObject({ reason: "series", due_on: "2030-04-27" });
  });

  it("“Not now” waits for 30 days and can be taken back", async () => {
    const owner = await aPuppyOwner(shop.database);
    const notNow = { answer: "not_now" as const, ...noDetails };
    expect(await answer(owner, "Deworming", notNow)).toMatchObject({
      state: "snoozed",
      snoozed_until: addDays(monday, 30),
    });
    expect(await find(owner, "Deworming", morningOf(addDays(monday, 30)))).toMatchObject({ state: "open" });
    const { id } = await find(owner, "Deworming");
    expect(await undoDueCareAnswer(context(), owner.caller, id, mondayMorning)).toMatchObject({ state: "open" });
  });

  it("“Not for us” ends it for this animal, whatever is recorded later, and can be taken back", async () => {
    const owner = await aPuppyOwner(shop.database);
    const notForUs = { answer: "not_for_us" as const, ...noDetails };
    expect(await answer(owner, "Core vaccines", notForUs)).toMatchObject({ state: "dismissed" });
    await aCareRecord(shop.database, owner.petId, { givenOn: monday });
    const dismissed = await find(owner, "Core vaccines");
    expect(dismissed).toMatchObject({ state: "dismissed", times: [] });
    const mine = await listMyDueCare(context(), owner.caller, mondayMorning);
    expect(mine.map(({ name }) => name)).not.toContain("Core vaccines");
    expect(await undoDueCareAnswer(context(), owner.caller, dismissed.id, mondayMorning)).toMatchObject({
      state: "open",
      due_on: addDays(monday, 28),
    });
  });

  it("to what is booked is refused until the visit is cancelled", async () => {
    const now = morningOf("2030-03-26");
    const owner = await aPuppyOwner(shop.database);
    await book(owner, "Core vaccines", now);
    const notForUs = { answer: "not_for_us" as const, ...noDetails };
    await expect(answer(owner, "Core vaccines", notForUs, now)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the care of an animal that has died", () => {
  it("stops at once, whoever writes it down, and nothing becomes due again", async () => {
    const owner = await aPuppyOwner(shop.database);
    await answer(owner, "Rabies", { answer: "not_for_us", ...noDetails });
    await shop.database.db
      .update(userpets)
      .set({ endedOn: monday, endedBy: "died", endRecordedAt: new Date() })
      .where(eq(userpets.id, owner.petId));
    const rows = await shop.database.db.select().from(careDue).where(eq(careDue.userpetId, owner.petId));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["lapsed"]));
    expect(await careOf(owner)).toEqual({ due: [], ask: [], just_done: [] });
    const id = rows[0]?.id ?? 0;
    const reopened = shop.database.db.update(careDue).set({ status: "open", closedAt: null }).where(eq(careDue.id, id));
    await expect(reopened).rejects.toMatchObject({ cause: { constraint: "care_due_of_living" } });
    await expect(undoDueCareAnswer(context(), owner.caller, id, mondayMorning)).rejects.toMatchObject({ status: 409 });
  });

  it("goes on if that was a mistake, with its answers and with what was reminded of it", async () => {
    const owner = await aPuppyOwner(shop.database);
    await answer(owner, "Rabies", { answer: "not_for_us", ...noDetails });
    await answer(owner, "Deworming", { answer: "not_now", ...noDetails });
    const { id } = await find(owner, "Core vaccines");
    await shop.database.db.insert(careReminders).values({ careDueId: id, stage: "soon", sentAt: mondayMorning });
    const before = await careOf(owner);
    const end = (ended: Pick<typeof userpets.$inferSelect, "endedOn" | "endedBy" | "endRecordedAt">) =>
      shop.database.db.update(userpets).set(ended).where(eq(userpets.id, owner.petId));
    await end({ endedOn: monday, endedBy: "died", endRecordedAt: new Date() });
    expect((await careOf(owner)).due).toEqual([]);
    await end({ endedOn: null, endedBy: null, endRecordedAt: null });
    expect(await careOf(owner)).toEqual(before);
    const reminders = await shop.database.db.select().from(careReminders).where(eq(careReminders.careDueId, id));
    expect(reminders).toMatchObject([{ stage: "soon" }]);
  });
});
