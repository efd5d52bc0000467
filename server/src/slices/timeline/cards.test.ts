import { addDays, addMonths, type BookableCare } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aVisit } from "../../../test/support/bookings.ts";
import { aCareRecord } from "../../../test/support/care.ts";
import { aCustomer, aUserpet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { todayAt } from "../../platform/days.ts";
import { careRecords, type userpets } from "../../schema/index.ts";

const shop = testShop();
const today = todayAt({ timeZone: "Asia/Ho_Chi_Minh" }, new Date());

async function anOwner(pet: Partial<typeof userpets.$inferInsert> = {}) {
  const customer = await aCustomer(shop.database);
  const { id: petId } = await aUserpet(shop.database, { userId: customer.id, ...pet });
  const api = apiFor(shop, customer);
  return { api, petId, next: async () => (await api.listUserpetCards())[0]?.next };
}

const aRecordDueIn = (days: number, petId: number, more: Partial<typeof careRecords.$inferInsert>) =>
  aCareRecord(shop.database, petId, { givenOn: addMonths(today, -11), dueOn: addDays(today, days), ...more });

describe("the cards of pets", () => {
  it("say what is next, the nearest of visits and what is due; those that have died come last", async () => {
    const customer = await aCustomer(shop.database);
    const userId = customer.id;
    const gone = await aUserpet(shop.database, { userId, name: "Luna" });
    const booked = await aUserpet(shop.database, {
      userId,
      name: "Mochi",
      bornOn: addMonths(today, -14),
      bornPrecision: "day",
    });
    const due = await aUserpet(shop.database, { userId, name: "Bao" });
    const quiet = await aUserpet(shop.database, { userId, name: "Taro", species: "Reptile" });
    await aUserpet(shop.database, { userId: (await aCustomer(shop.database)).id });
    await aUserpet(shop.database, {
      userId,
      name: "Returned",
      endedOn: today,
      endedBy: "returned",
      endRecordedAt: new Date(),
    });
    const care = { kind: "vaccination" as const, source: "shelter" as const, givenOn: addMonths(today, -11) };
    await shop.database.db.insert(careRecords).values(
      [booked.id, due.id].flatMap((userpetId) => [
        { ...care, userpetId, product: "RCP", dueOn: addDays(today, 30) },
        { ...care, userpetId, product: "Rabies", dueOn: addDays(today, 9) },
      ]),
    );
    for (const day of [8, 5]) {
      const startsAt = new Date(`${addDays(today, day)}T05:00:00Z`);
      await aVisit(shop.database, { userId, petId: booked.id, startsAt });
    }
    const api = apiFor(shop, customer);
    await api.recordDeath({ params: { id: gone.id }, body: { died_on: today } });
    expect(await api.listUserpetCards()).toMatchObject([
      {
        id: booked.id,
        age_text: "14 months",
        image: null,
        next: { kind: "visit", day: addDays(today, 5), time_slot: "09:00" },
      },
      {
        id: due.id,
        age_text: null,
        next: { kind: "due", day: addDays(today, 9), care: "vaccination", name: "Rabies", reason: "recorded" },
      },
      { id: quiet.id, next: null },
      { id: gone.id, died_on: today, next: null },
    ]);
  });

  it("name what a rule says is due, and then the visit that was booked for it", async () => {
    const { api, petId, next } = await anOwner({ bornOn: addDays(today, -49), bornPrecision: "day" });
    expect(await next()).toEqual({
      kind: "due",
      day: addDays(today, 7),
      care: "vaccination",
      name: "Core vaccines",
      is_overdue: false,
      reason: "first",
    });
    const { due } = await api.listDueCareOfUserpet({ params: { id: petId } });
    const { id, times } = due.find(({ name }) => name === "Core vaccines") as BookableCare;
    const { date, time_slot, service_name } = await api.bookDueCare({
      params: { id },
      body: times[0] as BookableCare["times"][number],
    });
    expect(await next()).toEqual({ kind: "visit", day: date, time_slot, service: service_name });
  });

  it("name what a record says where no rule knows it", async () => {
    const { petId, next } = await anOwner({ species: "Reptile" });
    await aRecordDueIn(9, petId, { product: "Vitamins", kind: "treatment" });
    expect(await next()).toEqual({ kind: "care", day: addDays(today, 9), care: "treatment", product: "Vitamins" });
  });

  it("leave out what was answered, also if a record says that it is due", async () => {
    const { api, petId, next } = await anOwner();
    await aRecordDueIn(2, petId, { product: "Rabies" });
    await aRecordDueIn(3, petId, { product: "Lepto" });
    expect(await next()).toMatchObject({ kind: "due", name: "Rabies" });
    const { due } = await api.listDueCareOfUserpet({ params: { id: petId } });
    const { id } = due.find(({ name }) => name === "Rabies") as BookableCare;
    await api.answerDueCare({ params: { id }, body: { answer: "not_for_us" } });
    expect(await next()).toMatchObject({ kind: "care", product: "Lepto" });
  });

  it("follow the rule where a later record of another product took the place of one", async () => {
    const { petId, next } = await anOwner({ bornOn: addMonths(today, -40), bornPrecision: "day" });
    const before = { kind: "vaccination" as const, source: "owner" as const, userpetId: petId };
    await shop.database.db.insert(careRecords).values([
      { ...before, product: "DHPPi", givenOn: addMonths(today, -13), dueOn: addMonths(today, -1) },
      { ...before, product: "Core vaccines", givenOn: addMonths(today, -1), dueOn: addDays(today, 2) },
    ]);
    expect(await next()).toMatchObject({
      kind: "due",
      name: "Core vaccines",
      day: addDays(today, 2),
      is_overdue: false,
    });
  });
});
