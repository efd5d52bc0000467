import { describe, expect, it } from "vitest";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { callsAs, testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const as = callsAs(shop);
const namesOf = async (customer: { token: string }) =>
  (await as(customer, "GET", "/api/favorites")).json<{ name: string }[]>().map(({ name }) => name);

describe("favourites", () => {
  it("are put in and taken out by the same call, and listed newest first", async () => {
    const customer = await aCustomer(shop.database);
    const [bella, otis] = [await aPet(shop.database, { name: "Bella" }), await aPet(shop.database, { name: "Otis" })];
    const isFavorite = async () => (await as(customer, "GET", `/api/favorite/${bella.id}`)).json<unknown>();
    expect(await isFavorite()).toEqual({ is_favorite: false });
    expect((await as(customer, "POST", `/api/favorite/${bella.id}`)).json()).toEqual({
      is_favorite: true,
      message: "Bella is among your favorites.",
    });
    await as(customer, "POST", `/api/favorite/${otis.id}`);
    expect(await isFavorite()).toEqual({ is_favorite: true });
    expect(await namesOf(customer)).toEqual(["Otis", "Bella"]);
    expect((await as(customer, "GET", "/api/favorites")).json()).toMatchObject([{ id: otis.id, type: "Dogs" }, {}]);
    expect((await as(customer, "POST", `/api/favorite/${bella.id}`)).json()).toMatchObject({ is_favorite: false });
    expect(await namesOf(customer)).toEqual(["Otis"]);
  });

  it("are nobody else's", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const { id } = await aPet(shop.database);
    await as(mine, "POST", `/api/favorite/${id}`);
    expect(await namesOf(other)).toEqual([]);
    expect((await as(other, "GET", `/api/favorite/${id}`)).json()).toEqual({ is_favorite: false });
    expect((await as(other, "POST", `/api/favorite/${id}`)).json()).toMatchObject({ is_favorite: true });
    expect((await as(mine, "GET", `/api/favorite/${id}`)).json()).toEqual({ is_favorite: true });
  });

  it.each([
    [20, false],
    [21, true],
  ])("after %i toggles at once are what they are after as many in a row", async (times, expected) => {
    const customer = await aCustomer(shop.database);
    const { id } = await aPet(shop.database);
    const toggle = () => as(customer, "POST", `/api/favorite/${id}`);
    const answers = await Promise.all(Array.from({ length: times }, toggle));
    const said = answers.map((answer) => answer.json<{ is_favorite: boolean }>().is_favorite);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(said.filter(Boolean)).toHaveLength(Math.ceil(times / 2));
    expect((await as(customer, "GET", `/api/favorite/${id}`)).json()).toEqual({ is_favorite: expected });
  });

  it.each(["GET", "POST"] as const)("know no pet that is not there (%s)", async (method) => {
    const response = await as(await aCustomer(shop.database), method, "/api/favorite/999999");
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found", message: "This pet is not with us." });
  });
});
