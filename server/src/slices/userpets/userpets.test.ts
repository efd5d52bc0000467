import type { RequestOf, userpetsEndpoints } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { type ApiCaller, apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aFinishedVisit } from "../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aPet, aUserpet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { careRecords, pets } from "../../schema/index.ts";

type Draft = RequestOf<typeof userpetsEndpoints.addUserpet>["body"];

const shop = testShop();
const apiAs = (caller: ApiCaller) => apiFor(shop, caller);
const mochi: Draft = {
  name: " Mochi ",
  species: "Dog",
  breed: "Shiba Inu",
  age: 4,
  gender: "Female",
  weight_kg: 9.2,
  notes: "Cheese helps.",
};

describe("a customer's pets", () => {
  it("are added, listed, updated and deleted", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiAs(customer);
    const list = () => api.listUserpets({ params: { userId: customer.id } });
    const pet = await api.addUserpet({ body: { ...mochi, user_id: customer.id } });
    expect(pet).toMatchObject({ ...mochi, name: "Mochi", user_id: customer.id, description: "" });
    expect(await list()).toEqual([pet]);

    const updated = { ...pet, age: null, weight_kg: null, description: "Red coat." };
    expect(await api.updateUserpet({ params: { id: pet.id }, body: updated })).toEqual({ data: updated });

    const request = { params: { id: pet.id } };
    expect(await api.deleteUserpet(request)).toEqual({ message: "Pet deleted successfully!" });
    expect(await list()).toEqual([]);
    expect(await errorOf(api.deleteUserpet(request))).toMatchObject({ status: 404 });
  });

  it("are shown with what was recorded of them, to their own customer only", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aUserpet(shop.database, { userId: customer.id, bornOn: "2024-05-01", bornPrecision: "month" });
    const bookingId = await aFinishedVisit(shop.database, { userId: customer.id, petId: id });
    await shop.database.db.insert(careRecords).values([
      { userpetId: id, kind: "vaccination", product: "Rabies", givenOn: "2026-01-05", source: "clinic", bookingId },
      { userpetId: id, kind: "weight", weightKg: 9.5, givenOn: "2026-02-01", source: "owner" },
    ]);
    const pet = await apiAs(customer).getUserpet({ params: { id } });
    expect(pet).toMatchObject({ id, born_on: "2024-05-01", born_precision: "month", is_adopted: false });
    expect(pet.records).toMatchObject([
      { kind: "weight", weight_kg: 9.5, source: "owner" },
      { kind: "vaccination", product: "Rabies", source: "clinic" },
    ]);
    expect(JSON.stringify(pet)).not.toContain("recorded_by");
    const stranger = apiAs(await aCustomer(shop.database));
    expect(await errorOf(stranger.getUserpet({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it("need no age, weight, notes or user id", async () => {
    const customer = await aCustomer(shop.database);
    const body: Draft = { name: "Tori", species: "Reptile", breed: "Leopard gecko", gender: "Unknown" };
    expect(await apiAs(customer).addUserpet({ body })).toMatchObject({
      ...body,
      user_id: customer.id,
      age: null,
      weight_kg: null,
      notes: "",
    });
  });

  it("are validated in the order of the form, and the first error is the message", async () => {
    const { token } = await aCustomer(shop.database);
    const post = (payload: object) =>
      shop.app.inject({
        method: "POST",
        url: "/api/userpets",
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
    const rules: [string, unknown, string][] = [
      ["name", "Mochi", "Please enter the pet's name."],
      ["breed", "Shiba Inu", "Please select or enter the breed."],
      ["age", 0, "Age must be a non-negative number."],
      ["weight_kg", 0.1, "Weight must be a non-negative number."],
      ["species", "Dog", "Invalid species selected."],
      ["gender", "Male", "Invalid gender selected."],
    ];
    const body: Record<string, unknown> = {
      name: " ",
      breed: "",
      age: -1,
      weight_kg: "heavy",
      species: "Fish",
      gender: "Other",
    };
    for (const [field, validValue, message] of rules) {
      const response = await post(body);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ message });
      body[field] = validValue;
    }
    expect((await post(body)).statusCode).toBe(201);
    const update = apiAs({ token }).updateUserpet({ params: { id: 1 }, body: { ...mochi, breed: " " } });
    expect(await errorOf(update)).toMatchObject({ message: "Please enter the breed." });
  });

  it("cannot be read, updated or deleted by another customer, whatever the request claims", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const pet = await aUserpet(shop.database, { userId: mine.id });
    await aUserpet(shop.database, { userId: other.id });
    const params = { id: pet.id };
    const forbidden = [
      () => apiAs(other).listUserpets({ params: { userId: mine.id } }),
      () => apiAs(other).addUserpet({ body: { ...mochi, user_id: mine.id } }),
      () => apiAs(mine).updateUserpet({ params, body: { ...mochi, user_id: other.id } }),
      () => apiAs(mine).updateUserpet({ params, body: { ...mochi, id: pet.id + 1 } }),
    ];
    for (const call of forbidden) expect(await errorOf(call())).toMatchObject({ status: 403 });
    expect(await errorOf(apiAs(other).updateUserpet({ params, body: mochi }))).toMatchObject({ status: 404 });
    expect(await errorOf(apiAs(other).deleteUserpet({ params }))).toMatchObject({ status: 404 });
    expect(await apiAs(mine).listUserpets({ params: { userId: mine.id } })).toMatchObject([{ name: pet.name }]);
  });

  it("are separate from the shelter's pets, which customers cannot delete", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database, { id: 1_000_000 });
    expect(await errorOf(apiAs(customer).deleteUserpet({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await shop.database.db.$count(pets)).toBe(1);
  });

  it("are limited to 50, even if they are added concurrently", async () => {
    const customer = await aCustomer(shop.database);
    for (let count = 0; count < 48; count++) await aUserpet(shop.database, { userId: customer.id });
    const results = await Promise.allSettled(startMany(5, () => apiAs(customer).addUserpet({ body: mochi })));
    expect(countOutcomes(results)).toEqual({ ok: 2, conflict: 3 });
  });
});
