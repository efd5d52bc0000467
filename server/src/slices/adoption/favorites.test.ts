import { describe, expect, it } from "vitest";
import { type ApiCaller, apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const apiAs = (caller: ApiCaller) => apiFor(shop, caller);
const favoriteNamesOf = async (caller: ApiCaller) => (await apiAs(caller).listFavorites()).map(({ name }) => name);

describe("favorites", () => {
  it("are added and removed by the same call, and listed newest first", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiAs(customer);
    const [bella, otis] = [await aPet(shop.database, { name: "Bella" }), await aPet(shop.database, { name: "Otis" })];
    const bellaRequest = { params: { id: bella.id } };
    expect(await api.isFavorite(bellaRequest)).toEqual({ is_favorite: false });
    expect(await api.toggleFavorite(bellaRequest)).toEqual({
      is_favorite: true,
      message: "Bella is now one of your favorites.",
    });
    await api.toggleFavorite({ params: { id: otis.id } });
    expect(await api.isFavorite(bellaRequest)).toEqual({ is_favorite: true });
    expect(await api.listFavorites()).toMatchObject([
      { id: otis.id, name: "Otis", type: "Dogs" },
      { id: bella.id, name: "Bella" },
    ]);
    expect(await api.toggleFavorite(bellaRequest)).toEqual({
      is_favorite: false,
      message: "Bella is no longer one of your favorites.",
    });
    expect(await favoriteNamesOf(customer)).toEqual(["Otis"]);
  });

  it("belong to one customer only", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const { id } = await aPet(shop.database);
    await apiAs(mine).toggleFavorite({ params: { id } });
    expect(await favoriteNamesOf(other)).toEqual([]);
    expect(await apiAs(other).isFavorite({ params: { id } })).toEqual({ is_favorite: false });
    expect(await apiAs(other).toggleFavorite({ params: { id } })).toMatchObject({ is_favorite: true });
    expect(await apiAs(mine).isFavorite({ params: { id } })).toEqual({ is_favorite: true });
  });

  it.each([
    [20, false],
    [21, true],
  ])("end up the same after %i concurrent toggles as after as many sequential ones", async (times, expected) => {
    const api = apiAs(await aCustomer(shop.database));
    const { id } = await aPet(shop.database);
    const results = await Promise.allSettled(startMany(times, () => api.toggleFavorite({ params: { id } })));
    expect(countOutcomes(results)).toEqual({ ok: times });
    const added = results.filter((result) => result.status === "fulfilled" && result.value.is_favorite);
    expect(added).toHaveLength(Math.ceil(times / 2));
    expect(await api.isFavorite({ params: { id } })).toEqual({ is_favorite: expected });
  });

  it.each(["isFavorite", "toggleFavorite"] as const)("respond with 404 to %s for an unknown pet", async (name) => {
    const api = apiAs(await aCustomer(shop.database));
    expect(await errorOf(api[name]({ params: { id: 999_999 } }))).toMatchObject({
      status: 404,
      code: "not_found",
      message: "We can't find this pet.",
    });
  });
});
