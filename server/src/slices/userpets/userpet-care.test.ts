import { addDays, addMonths, type RequestOf, type userpetLifeEndpoints } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aFinishedVisit } from "../../../test/support/bookings.ts";
import { startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aUserpet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { todayAt } from "../../platform/days.ts";
import { careRecords, userpets } from "../../schema/index.ts";

type Draft = RequestOf<typeof userpetLifeEndpoints.recordUserpetCare>["body"];

const shop = testShop();
const today = todayAt({ timeZone: "Asia/Ho_Chi_Minh" }, new Date());

async function anOwner(pet: object = {}) {
  const customer = await aCustomer(shop.database);
  const { id } = await aUserpet(shop.database, { name: "Mochi", ...pet, userId: customer.id });
  const api = apiFor(shop, customer);
  const record = (body: Draft) => api.recordUserpetCare({ params: { id }, body });
  const weigh = (weight_kg: number, more: Partial<Draft> = {}) =>
    record({ kind: "weight", weight_kg, given_on: today, ...more });
  const read = () => api.getUserpet({ params: { id } });
  return { customer, api, id, record, weigh, read };
}

async function byClinic(userpetId: number, weightKg: number, givenOn: string) {
  const [pet] = await shop.database.db.select().from(userpets).where(eq(userpets.id, userpetId));
  const bookingId = await aFinishedVisit(shop.database, { userId: pet?.userId as number, petId: userpetId });
  return shop.database.db
    .insert(careRecords)
    .values({ userpetId, kind: "weight", weightKg, givenOn, source: "clinic", bookingId })
    .returning();
}

describe("what an owner notes", () => {
  it("is a record of theirs, with what is due again", async () => {
    const { record } = await anOwner();
    const draft = { kind: "vaccination", product: "Rabies", given_on: addDays(today, -30) } as const;
    const pet = await record({ ...draft, due_on: addDays(today, 335), note: "At the vet in Hue" });
    expect(pet.records).toMatchObject([{ ...draft, source: "owner", is_correction: false }]);
    expect(await record({ kind: "neutering", given_on: today })).toMatchObject({ neutered: true });
  });

  it("has happened, and not before the animal was born", async () => {
    const { record } = await anOwner({ bornOn: "2024-05-10", bornPrecision: "day" });
    const on = (given_on: string) => record({ kind: "deworming", product: "Wormer", given_on });
    expect(await errorOf(on(addDays(today, 1)))).toMatchObject({
      status: 422,
      errors: { given_on: ["This day lies in the future."] },
    });
    expect(await errorOf(on("2024-05-09"))).toMatchObject({
      errors: { given_on: ["Mochi was born later than that."] },
    });
    expect((await on("2024-05-10")).records).toHaveLength(1);
  });

  it.each([
    ["year", "2024-01-01", "2023-12-31"],
    ["month", "2024-05-01", "2024-04-30"],
    ["estimated", "2023-05-10", "2023-05-09"],
  ] as const)("respects a birth of which only this is known: %s", async (bornPrecision, first, before) => {
    const { record } = await anOwner({ bornOn: "2024-05-10", bornPrecision });
    const on = (given_on: string) => record({ kind: "deworming", product: "Wormer", given_on });
    expect(await errorOf(on(before))).toMatchObject({ status: 422 });
    expect((await on(first)).records).toHaveLength(1);
  });

  it("is corrected and taken back by them; what the clinic recorded is not", async () => {
    const { api, id, record, weigh } = await anOwner();
    const [own] = (await record({ kind: "treatment", product: "Ear drops", given_on: today })).records;
    const corrected = await record({
      kind: "treatment",
      product: "Eye drops",
      given_on: today,
      corrects_id: own?.id ?? 0,
    });
    expect(corrected.records).toMatchObject([{ product: "Eye drops", is_correction: true }]);
    const recordId = corrected.records[0]?.id ?? 0;
    expect((await api.voidUserpetCare({ params: { id, recordId } })).records).toEqual([]);
    expect(await errorOf(api.voidUserpetCare({ params: { id, recordId } }))).toMatchObject({ status: 404 });

    const [clinics] = await byClinic(id, 9, today);
    const refused = { code: "forbidden", message: "The clinic recorded this. If it is wrong, please write to us." };
    expect(await errorOf(weigh(8, { corrects_id: clinics?.id ?? 0 }))).toMatchObject(refused);
    expect(await errorOf(api.voidUserpetCare({ params: { id, recordId: clinics?.id ?? 0 } }))).toMatchObject(refused);
  });

  it("is corrected once, also by two devices at once", async () => {
    const { weigh, read } = await anOwner();
    const [own] = (await weigh(9)).records;
    const results = await Promise.allSettled(startMany(4, () => weigh(9.5, { corrects_id: own?.id ?? 0 })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await read()).records).toHaveLength(1);
  });

  it("is about the animal of the address: a record of another one is not corrected", async () => {
    const { weigh, customer } = await anOwner();
    const other = await aUserpet(shop.database, { userId: customer.id });
    const [foreign] = await byClinic(other.id, 3, today);
    expect(await errorOf(weigh(3.1, { corrects_id: foreign?.id ?? 0 }))).toMatchObject({ status: 404 });
  });
});

describe("the weight of a pet", () => {
  it("is the newest that counts, whoever recorded it", async () => {
    const { api, id, weigh, read } = await anOwner();
    await weigh(9);
    await byClinic(id, 9.4, addMonths(today, -2));
    expect(await read()).toMatchObject({ weight_kg: 9 });
    const { records } = await weigh(9.1);
    expect(await read()).toMatchObject({ weight_kg: 9.1 });
    await api.voidUserpetCare({ params: { id, recordId: records[0]?.id ?? 0 } });
    expect(await read()).toMatchObject({ weight_kg: 9 });
    await weigh(9.2, { corrects_id: records[1]?.id ?? 0 });
    expect(await read()).toMatchObject({ weight_kg: 9.2 });
  });

  it("is none again when all were taken back, also by a correction that is no weight", async () => {
    const { record, weigh, read } = await anOwner();
    const [own] = (await weigh(9)).records;
    await record({ kind: "neutering", given_on: today, corrects_id: own?.id ?? 0 });
    expect(await read()).toMatchObject({ weight_kg: null });
  });

  it("that is ten times the last one is asked about", async () => {
    const { weigh } = await anOwner();
    await weigh(9.2, { given_on: addMonths(today, -1) });
    expect(await errorOf(weigh(92))).toMatchObject({
      code: "needs_override",
      message: "The last weight was 9.2 kg. Is 92 kg correct?",
    });
    expect(await weigh(92, { override: true })).toMatchObject({ weight_kg: 92 });
  });
});

describe("the weight in the form of the list", () => {
  const draft = { name: "Mochi", species: "Dog", breed: "Shiba Inu", gender: "Female" } as const;

  it("becomes a record when it is another one", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    const { id } = await api.addUserpet({ body: { ...draft, weight_kg: 9.2 } });
    const records = async () => (await api.getUserpet({ params: { id } })).records;
    expect(await records()).toMatchObject([{ kind: "weight", weight_kg: 9.2, source: "owner", given_on: today }]);
    await api.updateUserpet({ params: { id }, body: { ...draft, weight_kg: 9.2 } });
    expect(await records()).toHaveLength(1);
    const update = { params: { id }, body: { ...draft, weight_kg: 9.4 } };
    expect(await api.updateUserpet(update)).toMatchObject({ data: { weight_kg: 9.4 } });
    expect(await records()).toHaveLength(2);
  });

  it.each([null, 0])("can be emptied with %s; the history stays, and the next weight is shown again", async (empty) => {
    const { api, id, weigh, read } = await anOwner();
    await weigh(9);
    const cleared = { params: { id }, body: { ...draft, weight_kg: empty } };
    expect(await api.updateUserpet(cleared)).toMatchObject({ data: { weight_kg: empty } });
    expect(await read()).toMatchObject({ weight_kg: empty, records: [{ weight_kg: 9 }] });
    expect(await weigh(9.1)).toMatchObject({ weight_kg: 9.1 });
  });

  it("is asked about if the form wants to be asked, and recorded for callers that know no question", async () => {
    const { api, id, weigh } = await anOwner();
    await weigh(9.2);
    const update = (override?: boolean) =>
      api.updateUserpet({
        params: { id },
        body: { ...draft, weight_kg: 92, ...(override !== undefined && { override }) },
      });
    expect(await errorOf(update(false))).toMatchObject({ code: "needs_override" });
    expect(await update(true)).toMatchObject({ data: { weight_kg: 92 } });
    await weigh(9.2, { override: true });
    expect(await update()).toMatchObject({ data: { weight_kg: 92 } });
  });
});

describe("a pet that is deleted", () => {
  it("takes its records along", async () => {
    const { api, id, weigh } = await anOwner();
    const [own] = (await weigh(9)).records;
    await weigh(9.1, { corrects_id: own?.id ?? 0 });
    await api.deleteUserpet({ params: { id } });
    expect(await errorOf(weigh(9.2))).toMatchObject({ status: 404 });
    const left = await shop.database.db.select().from(careRecords);
    expect(left.filter(({ userpetId }) => userpetId === id)).toEqual([]);
  });
});
