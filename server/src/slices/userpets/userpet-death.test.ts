import { addDays } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aPetOwner, aVisit } from "../../../test/support/bookings.ts";
import { listBookableDays } from "../../../test/support/bookable-days.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { todayAt } from "../../platform/days.ts";
import { bookings, mailOutbox, userpets } from "../../schema/index.ts";

const shop = testShop();
const today = todayAt({ timeZone: "Asia/Ho_Chi_Minh" }, new Date());
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

async function anOwner(name: string) {
  const { caller, token, petId: id } = await aPetOwner(shop.database, { name });
  const api = apiFor(shop, { token });
  return {
    api,
    id,
    userId: caller.userId,
    dies: (died_on: string) => api.recordDeath({ params: { id }, body: { died_on } }),
  };
}

describe("a pet that has died", () => {
  it("has no visits ahead: they are cancelled in the same moment, with one mail", async () => {
    const { api, id, userId, dies } = await anOwner("Luna");
    await aVisit(shop.database, { userId, petId: id, startsAt: hours(30) });
    await aVisit(shop.database, { userId, petId: id, startsAt: hours(60) });
    await aVisit(shop.database, { userId, petId: id, startsAt: hours(-60) });
    const mailsBefore = await shop.database.db.$count(mailOutbox);
    expect(await dies(today)).toMatchObject({ died_on: today, can_undo_death: true });
    expect(await shop.database.db.$count(mailOutbox)).toBe(mailsBefore + 1);
    const mail = (await shop.database.db.select().from(mailOutbox).orderBy(mailOutbox.id)).at(-1);
    expect(mail?.subject).toBe("2 bookings cancelled");
    expect(mail?.bodyText).toContain("We are very sorry for your loss.");
    expect(mail?.bodyText).toContain(
      "You need not do anything. We have cancelled these appointments at Pawhaven:\n\nVet At Clinic for Luna, ",
    );
    expect(mail?.bodyText).not.toMatch(/Book another time|\/petlist/);
    const upcoming = await api.listBookings({ params: { userId }, query: { type: "upcoming" } });
    expect(upcoming).toEqual([]);
    const past = await shop.database.db.select().from(bookings).where(eq(bookings.petId, id));
    expect(past.filter(({ status }) => status !== "Cancelled")).toHaveLength(1);
  });

  it("leaves the lists to choose from, and cannot be booked for", async () => {
    const { api, id, userId, dies } = await anOwner("Quiet Luna");
    await dies(today);
    expect(await api.listUserpets({ params: { userId } })).toEqual([]);
    expect(await api.listUserpetCards()).toMatchObject([{ id, died_on: today, next: null }]);
    const [date = ""] = await listBookableDays(api);
    const visit = { pet_id: id, service_id: 1, date, time_slot: "10:00" };
    expect(await errorOf(api.createBooking({ body: visit }))).toMatchObject({ status: 404 });
    const [found] = await (await staffApi(shop)).searchBookingCustomers({ query: { text: "Quiet Luna" } });
    expect(found).toMatchObject({ id: userId, pets: [] });
  });

  it("died on a day of its life", async () => {
    const { api, dies, id } = await anOwner("Rex");
    await shop.database.db
      .update(userpets)
      .set({ bornOn: "2020-05-01", bornPrecision: "day" })
      .where(eq(userpets.id, id));
    expect(await errorOf(dies(addDays(today, 1)))).toMatchObject({
      errors: { died_on: ["This day lies in the future."] },
    });
    expect(await errorOf(dies("2020-04-30"))).toMatchObject({ errors: { died_on: ["Rex was born later than that."] } });
    expect(await dies("2026-05-01")).toMatchObject({ age: 6, age_text: "6 years" });
    expect(await errorOf(dies(today))).toMatchObject({ code: "conflict" });
    const born = { born_on: today, born_precision: "day" as const, neutered: null, chip: null };
    expect(await errorOf(api.updateUserpetFacts({ params: { id }, body: born }))).toMatchObject({
      errors: { born_on: ["It died before that day."] },
    });
  });

  it("keeps its page, its notes and its records as they are", async () => {
    const { api, id, dies } = await anOwner("Rex");
    const weight = { params: { id }, body: { kind: "weight" as const, weight_kg: 8, given_on: today } };
    await api.recordUserpetCare(weight);
    await dies(today);
    expect(await api.updateUserpetNotes({ params: { id }, body: { notes: "Best dog." } })).toMatchObject({
      notes: "Best dog.",
      records: [{ weight_kg: 8 }],
    });
    expect(await errorOf(api.recordUserpetCare(weight))).toMatchObject({ message: "Rex's records are closed." });
    const [record] = (await api.getUserpet({ params: { id } })).records;
    const takenBack = api.voidUserpetCare({ params: { id, recordId: record?.id ?? 0 } });
    expect(await errorOf(takenBack)).toMatchObject({ message: "Rex's records are closed." });
  });

  it("comes back if it was a mistake, within 30 days", async () => {
    const { api, id, userId, dies } = await anOwner("Rex");
    expect(await errorOf(api.undoDeath({ params: { id } }))).toMatchObject({ code: "conflict" });
    await dies(today);
    expect(await api.undoDeath({ params: { id } })).toMatchObject({ died_on: null, can_undo_death: false });
    expect(await api.listUserpets({ params: { userId } })).toMatchObject([{ id }]);
    await dies(today);
    await shop.database.db
      .update(userpets)
      .set({ endRecordedAt: sql`now() - interval '31 days'` })
      .where(eq(userpets.id, id));
    expect(await errorOf(api.undoDeath({ params: { id } }))).toMatchObject({
      message: "This was recorded more than 30 days ago. Please write to us.",
    });
    expect(await api.getUserpet({ params: { id } })).toMatchObject({ can_undo_death: false });
  });
});
