import type { Api, RequestOf, visitsEndpoints } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aFinishedVisit, aPetOwner, aVisit, type PetOwner } from "../../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { careRecords, userpets } from "../../../schema/index.ts";

type Finish = RequestOf<typeof visitsEndpoints.finishVisit>["body"];
type Care = RequestOf<typeof visitsEndpoints.recordVisitCare>["body"];

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
let vet: Api;
let clerk: Api;
beforeAll(async () => {
  vet = await staffApi(shop, "practitioner");
  clerk = await staffApi(shop, "clerk");
});

const hourMs = 3_600_000;
let begun = 0;

/** In treatment today, each some hours after the one before. */
async function aVisitInTreatment(owner: PetOwner): Promise<number> {
  const startsAt = new Date(Date.UTC(2026, 0, 5) + begun++ * hourMs);
  return aVisit(shop.database, { userId: owner.caller.userId, petId: owner.petId, startsAt, status: "In treatment" });
}

const rabies: Care = {
  kind: "vaccination",
  given_on: "2026-01-05",
  product: "Rabies",
  batch: "R-77",
  due_on: "2027-01-05",
};
const finish = (id: number, body: Partial<Finish>, api = vet) =>
  api.finishVisit({ params: { id }, body: { revision: 0, done: "Looked at.", weight_kg: null, ...body } });
const recordsOf = async ({ petId, token }: PetOwner) =>
  (await apiFor(shop, { token }).getUserpet({ params: { id: petId } })).records;

describe("care recorded when a visit is finished", () => {
  it("is on the animal's page and in the data export, with batch, next date and the clinic as its author", async () => {
    const owner = await aPetOwner(shop.database);
    const id = await aVisitInTreatment(owner);
    const worming: Care = { kind: "deworming", given_on: "2026-01-05", product: "Milbemax" };
    const visit = await finish(id, { weight_kg: 9.4, care: [rabies, worming] });
    expect(visit.care).toMatchObject([
      { kind: "deworming" },
      { kind: "vaccination" },
      { kind: "weight", weight_kg: 9.4 },
    ]);
    const records = await recordsOf(owner);
    expect(records.find(({ kind }) => kind === "vaccination")).toMatchObject({
      source: "clinic",
      product: "Rabies",
      batch: "R-77",
      due_on: "2027-01-05",
    });
    const customer = apiFor(shop, owner);
    expect(await customer.getUserpet({ params: { id: owner.petId } })).toMatchObject({ weight_kg: 9.4 });
    expect(JSON.stringify(await customer.exportMyData())).toContain("R-77");
  });

  it("is written once if two finish the visit at the same time", async () => {
    const owner = await aPetOwner(shop.database);
    const id = await aVisitInTreatment(owner);
    const results = await Promise.allSettled(startMany(2, () => finish(id, { weight_kg: 5, care: [rabies] })));
    expect(countOutcomes(results)).toEqual({ ok: 1, edited_meanwhile: 1 });
    expect(await recordsOf(owner)).toHaveLength(2);
  });

  it("is for vets and groomers; others finish without it and do not read it", async () => {
    const owner = await aPetOwner(shop.database);
    const id = await aVisitInTreatment(owner);
    expect(await errorOf(finish(id, { care: [rabies] }, clerk))).toMatchObject({ code: "forbidden" });
    await finish(id, {}, clerk);
    expect(await errorOf(clerk.recordVisitCare({ params: { id }, body: rabies }))).toMatchObject({ status: 403 });
    await vet.recordVisitCare({ params: { id }, body: rabies });
    expect((await clerk.getVisit({ params: { id } })).care).toEqual([]);
    expect((await vet.getVisit({ params: { id } })).care).toHaveLength(1);
  });

  it("asks about a weight that is far from the last one, and writes nothing meanwhile", async () => {
    const owner = await aPetOwner(shop.database);
    await finish(await aVisitInTreatment(owner), { weight_kg: 4 });
    const id = await aVisitInTreatment(owner);
    expect(await errorOf(finish(id, { weight_kg: 40, care: [rabies] }))).toMatchObject({
      code: "needs_override",
      message: "The last weight was 4 kg. Is 40 kg correct?",
    });
    expect(await vet.getVisit({ params: { id } })).toMatchObject({ status: "In treatment", care: [] });
    await finish(id, { weight_kg: 40, override: true });
    expect(await recordsOf(owner)).toMatchObject([{ weight_kg: 40 }, { weight_kg: 4 }]);
  });

  it("keeps the weight of the form and of the records the same, however it is corrected", async () => {
    const owner = await aPetOwner(shop.database);
    const id = await aVisitInTreatment(owner);
    await finish(id, { weight_kg: 8 });
    const corrected = await finish(id, { weight_kg: 8.5, revision: 1 });
    expect(corrected).toMatchObject({ record: { weight_kg: 8.5 }, care: [{ weight_kg: 8.5, is_correction: true }] });
    const weight: Care = {
      kind: "weight",
      given_on: "2026-01-05",
      weight_kg: 9,
      corrects_id: corrected.care[0]?.id ?? 0,
    };
    const again = await vet.recordVisitCare({ params: { id }, body: weight });
    expect(again).toMatchObject({ record: { weight_kg: 9 }, care: [{ weight_kg: 9 }] });
    expect(await finish(id, { revision: 2 })).toMatchObject({ record: { weight_kg: null }, care: [] });
    expect(await recordsOf(owner)).toEqual([]);
  });

  it("has happened in the animal's life, and is not recorded of a guest's animal", async () => {
    const id = await aFinishedVisit(shop.database, ids(await aPetOwner(shop.database)));
    const later = { ...rabies, given_on: "2031-01-01", due_on: null };
    expect(await errorOf(vet.recordVisitCare({ params: { id }, body: later }))).toMatchObject({
      message: "This day lies in the future.",
    });
    const young = await aPetOwner(shop.database, { name: "Bun" });
    const born = { bornOn: "2026-01-06", bornPrecision: "day" as const };
    await shop.database.db.update(userpets).set(born).where(eq(userpets.id, young.petId));
    const params = { id: await aFinishedVisit(shop.database, ids(young)) };
    expect(await errorOf(vet.recordVisitCare({ params, body: rabies }))).toMatchObject({
      errors: { given_on: ["Bun was born later than that."] },
    });
    const guestVisit = await aFinishedVisit(shop.database, ids(await aPetOwner(shop.database)));
    await shop.database.db.execute(sql`
      update bookings set user_id = null, pet_id = null, pet_name = 'Bun', guest_name = 'Linh' where id = ${guestVisit}`);
    const ofGuest = vet.recordVisitCare({ params: { id: guestVisit }, body: rabies });
    expect(await errorOf(ofGuest)).toMatchObject({ code: "conflict" });
  });
});

const ids = ({ caller: { userId }, petId }: PetOwner) => ({ userId, petId });

describe("a clinic record", () => {
  it("is corrected and taken back at its own visit only", async () => {
    const owner = await aPetOwner(shop.database);
    const [first, second] = [
      await aFinishedVisit(shop.database, ids(owner)),
      await aFinishedVisit(shop.database, ids(owner)),
    ];
    const { care } = await vet.recordVisitCare({ params: { id: first }, body: rabies });
    const recordId = care[0]?.id ?? 0;
    const correction = { ...rabies, batch: "R-78", corrects_id: recordId };
    expect(await errorOf(vet.recordVisitCare({ params: { id: second }, body: correction }))).toMatchObject({
      status: 404,
    });
    expect(await errorOf(vet.voidVisitCare({ params: { id: second, recordId } }))).toMatchObject({ status: 404 });
    const corrected = await vet.recordVisitCare({ params: { id: first }, body: correction });
    expect(corrected.care).toMatchObject([{ batch: "R-78", is_correction: true }]);
    const newId = corrected.care[0]?.id ?? 0;
    expect((await vet.voidVisitCare({ params: { id: first, recordId: newId } })).care).toEqual([]);
  });

  it("needs a finished visit of its animal, and the visit stays finished while it counts", async () => {
    const owner = await aPetOwner(shop.database);
    const open = await aVisitInTreatment(owner);
    expect(await errorOf(vet.recordVisitCare({ params: { id: open }, body: rabies }))).toMatchObject({
      message: "Care is recorded when the visit is finished.",
    });
    const id = await aFinishedVisit(shop.database, ids(owner));
    const { care, revision } = await vet.recordVisitCare({ params: { id }, body: rabies });
    const reopen = () => vet.changeVisitStatus({ params: { id }, body: { revision, status: "In treatment" } });
    expect(await errorOf(reopen())).toMatchObject({
      message: "Something was recorded at this visit. Please take the records back first.",
    });
    await vet.voidVisitCare({ params: { id, recordId: care[0]?.id ?? 0 } });
    expect(await reopen()).toMatchObject({ status: "In treatment" });
  });

  it("goes with its animal and with the account", async () => {
    const [owner, other] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    for (const one of [owner, other]) {
      const id = await aFinishedVisit(shop.database, ids(one));
      await vet.recordVisitCare({ params: { id }, body: rabies });
    }
    await apiFor(shop, owner).deleteUserpet({ params: { id: owner.petId }, query: {} });
    await shop.database.db.execute(sql`delete from users where id = ${other.caller.userId}`);
    for (const { petId } of [owner, other])
      expect(await shop.database.db.$count(careRecords, eq(careRecords.userpetId, petId))).toBe(0);
  });
});
