import { maxViewedGears } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { startMany } from "../../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { signedInApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { gears, viewedGears } from "../../../schema/index.ts";

const shop = testShop();
const someGears = (count: number) => Promise.all(startMany(count, () => aGear(shop.database)));
const allow = { body: { is_allowed: true } };

describe("recently viewed gears", () => {
  it("are not stored unless the customer allows it", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    const { id } = await aGear(shop.database);
    expect(await api.recordViewedGear({ params: { id } })).toEqual({ is_allowed: false, gear_ids: [] });
    expect(await shop.database.db.$count(viewedGears, eq(viewedGears.userId, customer.id))).toBe(0);
  });

  it("are listed most recent first, with those that the browser remembered", async () => {
    const api = await signedInApi(shop);
    const [one, two, three] = (await someGears(3)).map(({ id }) => id) as [number, number, number];
    const body = { is_allowed: true, gear_ids: [two, one, 999_999, two] };
    expect(await api.allowViewedGears({ body })).toEqual({ is_allowed: true, gear_ids: [two, one] });
    await api.recordViewedGear({ params: { id: three } });
    expect(await api.recordViewedGear({ params: { id: one } })).toMatchObject({ gear_ids: [one, three, two] });
    await shop.database.db.update(gears).set({ state: "hidden" }).where(eq(gears.id, three));
    expect(await api.listViewedGears()).toMatchObject({ gear_ids: [one, two] });
    expect(await errorOf(api.recordViewedGear({ params: { id: 999_999 } }))).toMatchObject({ status: 404 });
  });

  it("are the newest twenty, also when many devices view at once", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    await api.allowViewedGears(allow);
    const all = await someGears(maxViewedGears + 8);
    await Promise.all(all.map(({ id }) => api.recordViewedGear({ params: { id } })));
    expect(await shop.database.db.$count(viewedGears, eq(viewedGears.userId, customer.id))).toBe(maxViewedGears);
  });

  it("are deleted when the customer withdraws, and belong to one customer only", async () => {
    const [mine, other] = [await signedInApi(shop), await signedInApi(shop)];
    const { id } = await aGear(shop.database);
    await mine.allowViewedGears({ body: { is_allowed: true, gear_ids: [id] } });
    await other.allowViewedGears(allow);
    expect(await other.listViewedGears()).toEqual({ is_allowed: true, gear_ids: [] });
    expect(await mine.allowViewedGears({ body: { is_allowed: false } })).toEqual({ is_allowed: false, gear_ids: [] });
    expect(await mine.allowViewedGears(allow)).toEqual({ is_allowed: true, gear_ids: [] });
  });
});
