import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aCustomer, aUserpet } from "../../../../test/support/factories.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { userpets } from "../../../schema/index.ts";

const shop = testShop();

async function aPetOwner() {
  const customer = await aCustomer(shop.database);
  const pet = await aUserpet(shop.database, { userId: customer.id, name: "Mochi" });
  return { customer, api: apiFor(shop, customer), params: { id: pet.id } };
}

const chicken = { ingredient: "chicken", reason: "allergy" as const };
const dairy = { ingredient: "dairy", reason: "avoid" as const };

describe("what a pet avoids", () => {
  it("is set as a whole and read by its owner", async () => {
    const { api, params } = await aPetOwner();
    expect(await api.listAvoids({ params })).toEqual({ avoids: [] });
    expect(await api.setAvoids({ params, body: { avoids: [dairy, chicken] } })).toEqual({ avoids: [chicken, dairy] });
    expect(await api.setAvoids({ params, body: { avoids: [dairy] } })).toEqual({ avoids: [dairy] });
    expect(await api.listAvoids({ params })).toEqual({ avoids: [dairy] });
    expect(await api.getHousehold()).toMatchObject({ pets: [{ id: params.id, avoids: [dairy] }] });
  });

  it("is nobody else's business", async () => {
    const { params, api } = await aPetOwner();
    await api.setAvoids({ params, body: { avoids: [chicken] } });
    const stranger = apiFor(shop, await aCustomer(shop.database));
    expect(await errorOf(stranger.listAvoids({ params }))).toMatchObject({ status: 404 });
    expect(await errorOf(stranger.setAvoids({ params, body: { avoids: [] } }))).toMatchObject({ status: 404 });
    expect(await api.listAvoids({ params })).toEqual({ avoids: [chicken] });
  });

  it("is an ingredient of the list, each once", async () => {
    const { params, api } = await aPetOwner();
    const set = (...avoids: { ingredient: string; reason: "allergy" | "avoid" }[]) =>
      errorOf(api.setAvoids({ params, body: { avoids } }));
    const unknown = "Please choose ingredients of the list.";
    expect(await set({ ...dairy, ingredient: "stardust" })).toMatchObject({
      status: 422,
      message: unknown,
      errors: { "avoids.ingredient": [unknown] },
    });
    expect(await set(dairy, { ...dairy, reason: "allergy" })).toMatchObject({ status: 422 });
    expect(await api.listAvoids({ params })).toEqual({ avoids: [] });
  });

  it("is exported, and deleted with the pet", async () => {
    const { params, api } = await aPetOwner();
    await api.setAvoids({ params, body: { avoids: [chicken] } });
    expect(await api.exportMyData()).toMatchObject({ pet_records: [{ pet: "Mochi", avoids: [chicken] }] });
    await api.deleteUserpet({ params });
    const left = await shop.database.db.execute(`select 1 from pet_avoids where userpet_id = ${params.id}`);
    expect(left).toHaveLength(0);
  });
});

describe("a household", () => {
  it("has the animals that live with the customer now", async () => {
    const { api, customer, params } = await aPetOwner();
    await aUserpet(shop.database, {
      userId: customer.id,
      endedOn: "2026-01-05",
      endedBy: "died",
      endRecordedAt: new Date(),
    });
    await aUserpet(shop.database, { userId: (await aCustomer(shop.database)).id });
    const { pets } = await api.getHousehold();
    expect(pets).toEqual([
      {
        id: params.id,
        name: "Mochi",
        species: "Dog",
        born_on: null,
        born_precision: null,
        weight_kg: null,
        avoids: [],
      },
    ]);
    await shop.database.db.update(userpets).set({ bornOn: "2024-05-01", bornPrecision: "day", weightKg: 9.2 });
    expect(await api.getHousehold()).toMatchObject({
      pets: [{ born_on: "2024-05-01", born_precision: "day", weight_kg: 9.2 }],
    });
  });
});
