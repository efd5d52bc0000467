import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type ApiCaller, apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { adoptionRequests, favorites, mailOutbox, pets } from "../../schema/index.ts";

const shop = testShop({
  settings: { SHOP_EMAIL: "shop@example.com", PUBLIC_URL: "https://shop.example", RATE_LIMIT_SCALE: "1000" },
});
const apiAs = (caller: ApiCaller) => apiFor(shop, caller);
const requestAdoption = (customer: ApiCaller, petId: number, note = "We have a garden.") =>
  apiAs(customer).requestAdoption({ body: { pet_id: petId, note } });
const hasRequest = (customer: ApiCaller, petId: number) =>
  apiAs(customer).hasAdoptionRequest({ params: { id: petId } });
const mails = () => shop.database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
const markUnavailable = (petId: number) =>
  shop.database.db.update(pets).set({ stage: "preparing" }).where(eq(pets.id, petId));

beforeEach(() => shop.database.db.delete(mailOutbox));

describe("an adoption request", () => {
  it("is saved, listed and reported by the check", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database, { name: "Bella" });
    expect(await hasRequest(customer, id)).toEqual({ has_request: false });
    const expected = { pet_id: id, note: "We have a garden.", status: "open", pet: { id, name: "Bella" } };
    expect(await requestAdoption(customer, id, "  We have a garden.\n")).toMatchObject({
      ...expected,
      message: "Thank you! We received your request for Bella.",
    });
    expect(await hasRequest(customer, id)).toEqual({ has_request: true });
    expect(await apiAs(customer).listAdoptionRequests()).toMatchObject([expected]);
  });

  it("is confirmed to the customer by mail, and mailed to the shelter with the customer as reply address", async () => {
    const customer = await aCustomer(shop.database, { name: "Linh", email: "linh@example.com", phone: "+84 1" });
    const { id } = await aPet(shop.database, { name: "Bella" });
    await requestAdoption(customer, id, "We have a <b>garden</b>.");
    const [toCustomer, toShop] = await mails();
    expect(toCustomer).toMatchObject({ recipient: "linh@example.com", subject: "Your request to adopt Bella" });
    expect(toCustomer?.bodyText).toContain("within two working days");
    expect(toCustomer?.bodyText).toContain("https://shop.example/profile/adoptions");
    expect(toShop).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "linh@example.com",
      subject: "Adoption request for Bella from Linh",
    });
    expect(toShop?.bodyText).toContain("Linh (linh@example.com, +84 1)");
    expect(toShop?.bodyText).toContain("We have a <b>garden</b>.");
    expect(await mails()).toHaveLength(2);
  });

  it("is created once, even if it is sent 50 times concurrently", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database);
    const results = await Promise.allSettled(startMany(50, () => requestAdoption(customer, id)));
    expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 49 });
    expect(await errorOf(requestAdoption(customer, id))).toMatchObject({
      status: 409,
      message: "You already submitted a request.",
    });
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, id))).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("can be made by several customers for the same pet", async () => {
    const { id } = await aPet(shop.database);
    const customers = await Promise.all(startMany(8, () => aCustomer(shop.database)));
    const results = await Promise.allSettled(customers.map((customer) => requestAdoption(customer, id)));
    expect(countOutcomes(results)).toEqual({ ok: 8 });
    const late = await aCustomer(shop.database);
    expect(await hasRequest(late, id)).toEqual({ has_request: false });
    expect(await requestAdoption(late, id)).toMatchObject({ status: "open" });
  });

  it("is rejected for an unavailable or unknown pet, and sends no mail", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database, { tags: ["Reserved"] });
    expect(await errorOf(requestAdoption(customer, id))).toMatchObject({
      status: 409,
      code: "conflict",
      message: "This pet isn't available for adoption right now. Other pets would love to meet you.",
    });
    expect(await errorOf(requestAdoption(customer, 999_999))).toMatchObject({ status: 404 });
    expect(await errorOf(hasRequest(customer, 999_999))).toMatchObject({ status: 404 });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["no note", "", "Please provide a note before submitting your request."],
    ["a blank note", " \n ", "Please provide a note before submitting your request."],
    ["a note of 501 characters", "x".repeat(501), "At most 500 characters."],
  ])("with %s is rejected with a field error", async (_, note, text) => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    expect(await errorOf(requestAdoption(customer, pet.id, note))).toMatchObject({
      status: 422,
      code: "invalid",
      errors: { note: [text] },
    });
  });

  it("with a number as note is rejected with a field error", async () => {
    const [{ token }, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/adoption-requests",
      headers: { authorization: `Bearer ${token}` },
      payload: { pet_id: pet.id, note: 7 },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid", errors: { note: [expect.any(String)] } });
  });

  it("accepts 500 characters of any script, but no NUL", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database);
    expect(await errorOf(requestAdoption(customer, id, "A\u0000B"))).toMatchObject({ status: 422, code: "invalid" });
    const note = "Mèo 猫 🐈".repeat(60).slice(0, 500);
    expect(await requestAdoption(customer, id, note)).toMatchObject({ note });
  });
});

describe("withdrawing an adoption request", () => {
  it("closes it, notifies the shelter and allows a new request", async () => {
    const customer = await aCustomer(shop.database, { email: "minh@example.com" });
    const pet = await aPet(shop.database, { name: "Otis" });
    const { id } = await requestAdoption(customer, pet.id);
    expect(await apiAs(customer).withdrawAdoptionRequest({ params: { id } })).toEqual({
      message: "Your request for Otis has been withdrawn.",
    });
    expect((await mails()).at(-1)).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "minh@example.com",
      subject: "Adoption request for Otis withdrawn",
    });
    expect(await hasRequest(customer, pet.id)).toEqual({ has_request: false });
    await requestAdoption(customer, pet.id);
    const requests = await apiAs(customer).listAdoptionRequests();
    expect(requests.map(({ status }) => status)).toEqual(["open", "withdrawn"]);
  });

  it("works once, and only for the customer who made it", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const { id } = await requestAdoption(mine, (await aPet(shop.database)).id);
    const withdraw = (customer: ApiCaller) => apiAs(customer).withdrawAdoptionRequest({ params: { id } });
    expect(await errorOf(withdraw(other))).toMatchObject({ status: 404 });
    expect(await apiAs(other).listAdoptionRequests()).toEqual([]);
    const results = await Promise.allSettled(startMany(2, () => withdraw(mine)));
    expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 1 });
    expect(await errorOf(withdraw(mine))).toMatchObject({ message: "This request is no longer open." });
    expect((await mails()).filter(({ subject }) => subject.endsWith("withdrawn"))).toHaveLength(1);
  });

  it("works after the pet became unavailable", async () => {
    const customer = await aCustomer(shop.database);
    const pet = await aPet(shop.database);
    const { id } = await requestAdoption(customer, pet.id);
    await markUnavailable(pet.id);
    expect(await apiAs(customer).withdrawAdoptionRequest({ params: { id } })).toHaveProperty("message");
  });
});

describe("a customer's data", () => {
  it("includes favorites and adoption requests, which are deleted with the account", async () => {
    const customer = await aCustomer(shop.database, { email: "thao@example.com" });
    const { id } = await aPet(shop.database, { name: "Noodle" });
    await apiAs(customer).toggleFavorite({ params: { id } });
    await requestAdoption(customer, id, "We would be quiet.");
    expect(await apiAs(customer).exportMyData()).toMatchObject({
      favorite_pets: [{ id, name: "Noodle" }],
      adoption_requests: [{ pet: "Noodle", note: "We would be quiet.", status: "open" }],
    });
    await apiAs(customer).deleteAccount({ body: { email: "thao@example.com" } });
    expect(await shop.database.db.$count(favorites, eq(favorites.petId, id))).toBe(0);
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, id))).toBe(0);
  });
});
