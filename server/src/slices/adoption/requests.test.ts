import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { callsAs, testShop } from "../../../test/support/test-shop.ts";
import { adoptionRequests, favorites, mailOutbox, pets } from "../../schema/index.ts";

const shop = testShop({
  settings: { SHOP_EMAIL: "shop@example.com", PUBLIC_URL: "https://shop.example", RATE_LIMIT_SCALE: "1000" },
});
const as = callsAs(shop);
const requestAdoption = (customer: { token: string }, petId: number, note: unknown = "We have a garden.") =>
  as(customer, "POST", "/api/adoption-requests", { pet_id: petId, note });
const idOf = async (asking: ReturnType<typeof requestAdoption>) => (await asking).json<{ id: number }>().id;
const mails = () => shop.database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
const markUnavailable = (petId: number) =>
  shop.database.db
    .update(pets)
    .set({ tags: ["Reserved"] })
    .where(eq(pets.id, petId));

beforeEach(() => shop.database.db.delete(mailOutbox));

describe("an adoption request", () => {
  it("is kept, listed and known from then on", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database, { name: "Bella" });
    const check = async () => (await as(customer, "GET", `/api/adoption/check/${id}`)).json<unknown>();
    expect(await check()).toEqual({ has_request: false });
    const response = await requestAdoption(customer, id, "  We have a garden.\n");
    expect(response.statusCode).toBe(201);
    const request = { pet_id: id, note: "We have a garden.", status: "open", pet: { id, name: "Bella" } };
    expect(response.json()).toMatchObject({ ...request, message: "Thank you! Your request for Bella is with us." });
    expect(await check()).toEqual({ has_request: true });
    expect((await as(customer, "GET", "/api/adoption-requests")).json()).toMatchObject([request]);
  });

  it("is confirmed to whoever asks, and sent to the shelter, which answers by replying", async () => {
    const customer = await aCustomer(shop.database, { name: "Linh", email: "linh@example.com", phone: "+84 1" });
    const { id } = await aPet(shop.database, { name: "Bella" });
    await requestAdoption(customer, id, "We have a <b>garden</b>.");
    const [toCustomer, toShop] = await mails();
    expect(toCustomer).toMatchObject({ recipient: "linh@example.com", subject: "Your request to adopt Bella" });
    expect(toCustomer?.bodyText).toContain("within two working days");
    expect(toCustomer?.bodyText).toContain("https://shop.example/profile");
    expect(toShop).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "linh@example.com",
      subject: "Adoption request for Bella from Linh",
    });
    expect(toShop?.bodyText).toContain("Linh (linh@example.com, +84 1)");
    expect(toShop?.bodyText).toContain("We have a <b>garden</b>.");
    expect(await mails()).toHaveLength(2);
  });

  it("is made once, however often it is sent at the same moment", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database);
    const answers = await Promise.all(Array.from({ length: 100 }, () => requestAdoption(customer, id)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(99);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: "conflict", message: "You already submitted a request." });
    }
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, id))).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("can be made by different people for the same pet", async () => {
    const { id } = await aPet(shop.database);
    const people = await Promise.all(Array.from({ length: 8 }, () => aCustomer(shop.database)));
    const statuses = (await Promise.all(people.map((person) => requestAdoption(person, id)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses).toEqual(Array(8).fill(201));
    const late = await aCustomer(shop.database);
    expect((await as(late, "GET", `/api/adoption/check/${id}`)).json()).toEqual({ has_request: false });
    expect((await requestAdoption(late, id)).statusCode).toBe(201);
  });

  it("is not taken for a pet that is not available, or not there, and nobody is written to", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database, { tags: ["Reserved"] });
    const response = await requestAdoption(customer, id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: "conflict",
      message: "This pet cannot be adopted at the moment. Others would love to meet you.",
    });
    expect((await requestAdoption(customer, 999_999)).statusCode).toBe(404);
    expect((await as(customer, "GET", "/api/adoption/check/999999")).statusCode).toBe(404);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["no note", "", "Please provide a note before submitting your request."],
    ["a note of spaces", " \n ", "Please provide a note before submitting your request."],
    ["an endless note", "x".repeat(501), "At most 500 characters."],
    ["a number as note", 7, expect.any(String)],
  ])("with %s is refused next to the field", async (_, note, text: unknown) => {
    const response = await requestAdoption(await aCustomer(shop.database), (await aPet(shop.database)).id, note);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid", errors: { note: [text] } });
  });

  it("may use all of its 500 characters, of whatever script, but none that no database can keep", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database);
    const unreadable = await requestAdoption(customer, id, "A\u0000B");
    expect(unreadable.statusCode).toBe(422);
    expect(unreadable.json()).toMatchObject({ code: "invalid" });
    const note = "Mèo 猫 🐈".repeat(60).slice(0, 500);
    expect((await requestAdoption(customer, id, note)).json()).toMatchObject({ note });
  });
});

describe("withdrawing", () => {
  it("closes the request, tells the shelter, and leaves the way open to ask again", async () => {
    const customer = await aCustomer(shop.database, { email: "minh@example.com" });
    const pet = await aPet(shop.database, { name: "Otis" });
    const id = await idOf(requestAdoption(customer, pet.id));
    const response = await as(customer, "DELETE", `/api/adoption-requests/${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "Your request for Otis is withdrawn." });
    expect((await mails()).at(-1)).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "minh@example.com",
      subject: "Adoption request for Otis withdrawn",
    });
    expect((await as(customer, "GET", `/api/adoption/check/${pet.id}`)).json()).toEqual({ has_request: false });
    expect((await requestAdoption(customer, pet.id)).statusCode).toBe(201);
    const listed = (await as(customer, "GET", "/api/adoption-requests")).json<{ status: string }[]>();
    expect(listed.map(({ status }) => status)).toEqual(["open", "withdrawn"]);
  });

  it("works once, only for one's own request, and says so", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const id = await idOf(requestAdoption(mine, (await aPet(shop.database)).id));
    const withdraw = (customer: { token: string }) => as(customer, "DELETE", `/api/adoption-requests/${id}`);
    expect((await withdraw(other)).statusCode).toBe(404);
    expect((await as(other, "GET", "/api/adoption-requests")).json()).toEqual([]);
    const statuses = (await Promise.all([withdraw(mine), withdraw(mine)])).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect((await withdraw(mine)).json()).toMatchObject({ message: "This request is no longer open." });
    expect((await mails()).filter(({ subject }) => subject.endsWith("withdrawn"))).toHaveLength(1);
  });

  it("does not need the pet to be still available", async () => {
    const customer = await aCustomer(shop.database);
    const pet = await aPet(shop.database);
    const id = await idOf(requestAdoption(customer, pet.id));
    await markUnavailable(pet.id);
    expect((await as(customer, "DELETE", `/api/adoption-requests/${id}`)).statusCode).toBe(200);
  });
});

describe("a customer's own data", () => {
  it("holds favourites and requests, and they go with the account", async () => {
    const customer = await aCustomer(shop.database, { email: "thao@example.com" });
    const { id } = await aPet(shop.database, { name: "Noodle" });
    await as(customer, "POST", `/api/favorite/${id}`);
    await requestAdoption(customer, id, "We would be quiet.");
    expect((await as(customer, "GET", "/api/user/export")).json()).toMatchObject({
      favorite_pets: [{ id, name: "Noodle" }],
      adoption_requests: [{ pet: "Noodle", note: "We would be quiet.", status: "open" }],
    });
    await as(customer, "POST", "/api/user/delete", { email: "thao@example.com" });
    expect(await shop.database.db.$count(favorites, eq(favorites.petId, id))).toBe(0);
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, id))).toBe(0);
  });
});
