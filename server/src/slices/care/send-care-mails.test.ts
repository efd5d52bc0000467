import { addDays } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { monday, mondayMorning } from "../../../test/support/bookings.ts";
import { aCareRecord, aPuppyOwner, daysBeforeMonday, testCareContext } from "../../../test/support/care.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { careDue, careReminders, mailOutbox, userpets, users } from "../../schema/index.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { answerDueCare } from "./answer-due-care.ts";
import { bookDueCare } from "./book-due-care.ts";
import { listDueCareOfUserpet } from "./list-due-care-of-userpet.ts";
import { refreshDueCare } from "./refresh-due-care.ts";
import { sendCareMails } from "./send-care-mails.ts";

const test = testDatabase();
const context = () => testCareContext(test.database);
type Owner = Awaited<ReturnType<typeof aPuppyOwner>>;
const at = (daysLater: number, time = "10:00") => new Date(`${addDays(monday, daysLater)}T${time}:00+07:00`);
const run = async (now: Date) => {
  await refreshDueCare(context(), now);
  await sendCareMails(context(), now);
};
const mailsOf = ({ caller }: Owner) =>
  test.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.about, `care of ${caller.userId}`));
const dueNamed = async ({ caller, petId }: Owner, name: string) =>
  (await listDueCareOfUserpet(context(), caller, petId, mondayMorning)).due.find((due) => due.name === name);
/** Everything but rabies was done just now, and rabies is due in ten days. */
const anOwnerOfOneDue = async (
  customer: Parameters<typeof aPuppyOwner>[2] = {},
  pet: Parameters<typeof aPuppyOwner>[1] = {},
) => {
  const owner = await aPuppyOwner(test.database, { bornOn: daysBeforeMonday(1500), name: "Mochi", ...pet }, customer);
  for (const product of ["DHPPi", "Check-up"])
    await aCareRecord(test.database, owner.petId, {
      givenOn: daysBeforeMonday(1),
      product,
      kind: product === "DHPPi" ? "vaccination" : "treatment",
    });
  await aCareRecord(test.database, owner.petId, { givenOn: daysBeforeMonday(1), product: "Tablet", kind: "deworming" });
  await aCareRecord(test.database, owner.petId, { givenOn: daysBeforeMonday(355), product: "Rabies" });
  return owner;
};

describe("mails about due care", () => {
  it("are one per household, name every animal, and can be stopped with one click", async () => {
    const owner = await anOwnerOfOneDue();
    await anOwnerOfOneDue({}, { userId: owner.caller.userId, name: "Nem" });
    await run(at(0));
    const mails = await mailsOf(owner);
    expect(mails).toHaveLength(1);
    const [{ bodyText, subject, unsubscribeUrl }] = mails as [(typeof mails)[number]];
    expect(subject).toBe("Due for your pets: 2 things");
    expect(bodyText).toContain("Mochi: Rabies, March 14, 2030");
    expect(bodyText).toContain("Nem: Rabies, March 14, 2030");
    expect(bodyText).toContain("Usual advice; your vet decides.");
    expect(unsubscribeUrl).toMatch(/\/api\/unsubscribe\/care\/[0-9a-f]{32}$/);
  });

  it("come before the day and once after it, and not more often", async () => {
    const owner = await anOwnerOfOneDue();
    for (const day of [0, 1, 5, 9, 12, 20, 23]) await run(at(day));
    expect(await mailsOf(owner)).toHaveLength(1);
    await run(at(24));
    await run(at(40));
    const texts = (await mailsOf(owner)).map(({ bodyText }) => bodyText);
    expect(texts.join()).toContain("Mochi: Rabies, still open since March 14, 2030");
    const { id } = (await dueNamed(owner, "Rabies")) as { id: number };
    const rows = await test.database.db.select().from(careReminders).where(eq(careReminders.careDueId, id));
    expect(rows.map(({ stage }) => stage)).toEqual(["soon", "late"]);
  });

  it("are sent between 9:00 and 19:00 where the shop is", async () => {
    const owner = await anOwnerOfOneDue();
    for (const time of ["03:00", "08:59", "19:00", "23:30"]) await run(at(0, time));
    expect(await mailsOf(owner)).toEqual([]);
    await run(at(0, "09:00"));
    expect(await mailsOf(owner)).toHaveLength(1);
  });

  it("are at most one a week", async () => {
    const owner = await anOwnerOfOneDue();
    await test.database.db
      .update(users)
      .set({ careMailedAt: at(-3) })
      .where(eq(users.id, owner.caller.userId));
    await run(at(3));
    expect(await mailsOf(owner)).toEqual([]);
    await run(at(4));
    expect(await mailsOf(owner)).toHaveLength(1);
  });

  it("are not sent while a visit is booked, but after it was cancelled", async () => {
    const owner = await anOwnerOfOneDue();
    const due = await dueNamed(owner, "Rabies");
    const time = due?.times[0] as { date: string; time_slot: string };
    const { id } = await bookDueCare(context(), owner.caller, due?.id ?? 0, time, mondayMorning);
    await run(at(0, "09:00"));
    expect(await mailsOf(owner)).toEqual([]);
    const row = { careDueId: due?.id ?? 0, stage: "soon" as const, sentAt: mondayMorning };
    await expect(test.database.db.insert(careReminders).values(row)).rejects.toMatchObject({
      cause: { constraint: "care_reminders_not_booked" },
    });
    await cancelBooking(context(), owner.caller, id, mondayMorning);
    await run(at(0, "11:00"));
    expect(await mailsOf(owner)).toHaveLength(1);
  });

  it("name what is open, and leave out what is booked for another animal of the household", async () => {
    const owner = await anOwnerOfOneDue();
    const other = await anOwnerOfOneDue({}, { userId: owner.caller.userId, name: "Nem" });
    const due = await dueNamed(other, "Rabies");
    const time = due?.times[0] as { date: string; time_slot: string };
    await bookDueCare(context(), other.caller, due?.id ?? 0, time, mondayMorning);
    await run(at(0));
    const [mail] = await mailsOf(owner);
    expect(mail?.bodyText).toContain("Mochi: Rabies, March 14, 2030");
    expect(mail?.bodyText).not.toContain("Nem: ");
  });

  it("come again before a day that has moved far ahead, and not before one that has moved a little", async () => {
    const owner = await anOwnerOfOneDue();
    await run(at(0));
    const { id } = (await dueNamed(owner, "Rabies")) as { id: number };
    const moveTo = async (days: number) => {
      await aCareRecord(test.database, owner.petId, {
        givenOn: daysBeforeMonday(355),
        product: "Rabies",
        dueOn: addDays(monday, days),
      });
      await run(at(10));
      return (await dueNamed(owner, "Rabies")) as { id: number; due_on: string };
    };
    expect(await moveTo(25)).toMatchObject({ id, due_on: addDays(monday, 25) });
    const moved = await moveTo(200);
    expect(moved.due_on).toBe(addDays(monday, 200));
    expect(moved.id).not.toBe(id);
    await run(at(190));
    const reminded = await test.database.db.select().from(careReminders).where(eq(careReminders.careDueId, moved.id));
    expect(reminded.map(({ stage }) => stage)).toEqual(["soon"]);
    const [before] = await test.database.db.select().from(careDue).where(eq(careDue.id, id));
    expect(before).toMatchObject({ status: "lapsed" });
  });

  it.each([
    ["has not confirmed the address", { emailConfirmedAt: null }],
    ["does not want them", { hasCareMails: false }],
  ])("are not sent to somebody who %s", async (_, customer) => {
    const owner = await anOwnerOfOneDue(customer);
    await run(at(0));
    expect(await mailsOf(owner)).toEqual([]);
  });

  it("are not sent about what is not wanted now, or not at all", async () => {
    for (const answer of ["not_now", "not_for_us"] as const) {
      const owner = await anOwnerOfOneDue();
      const { id } = (await dueNamed(owner, "Rabies")) as { id: number };
      await answerDueCare(context(), owner.caller, id, { answer, given_on: null, product: "" }, mondayMorning);
      await run(at(0));
      expect(await mailsOf(owner)).toEqual([]);
    }
  });

  it("are not sent about an animal that has died, whoever tries", async () => {
    const owner = await anOwnerOfOneDue();
    const { id } = (await dueNamed(owner, "Rabies")) as { id: number };
    const ended = { endedOn: monday, endedBy: "died" as const, endRecordedAt: new Date() };
    await test.database.db.update(userpets).set(ended).where(eq(userpets.id, owner.petId));
    await run(at(0));
    expect(await mailsOf(owner)).toEqual([]);
    expect(await test.database.db.$count(careDue, eq(careDue.status, "lapsed"))).toBeGreaterThan(0);
    const row = { careDueId: id, stage: "soon" as const, sentAt: mondayMorning };
    await expect(test.database.db.insert(careReminders).values(row)).rejects.toMatchObject({
      cause: { constraint: "care_reminders_open" },
    });
  });

  it("are sent once by several nodes at once", async () => {
    const owners = [await anOwnerOfOneDue(), await anOwnerOfOneDue(), await anOwnerOfOneDue()];
    await refreshDueCare(context(), at(0));
    await Promise.all([0, 1, 2].map(() => sendCareMails(context(), at(0))));
    for (const owner of owners) expect(await mailsOf(owner)).toHaveLength(1);
  });
});
