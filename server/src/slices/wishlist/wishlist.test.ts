import { maxWishlistItems } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears, wishlistItems } from "../../schema/index.ts";
import { deleteRemovedWishes } from "./store.ts";

const shop = testShop();
const namesOf = async (api: Awaited<ReturnType<typeof signedInApi>>) =>
  (await api.listWishlist()).items.map(({ gear }) => gear.name);

describe("the wish list", () => {
  it("has the newest first, with the price of today and of the day it was added", async () => {
    const api = await signedInApi(shop);
    const ball = await aGear(shop.database, { name: "Ball", listPriceCents: 1000, stock: 3 });
    const bed = await aGear(shop.database, { name: "Bed" });
    expect(await api.addToWishlist({ params: { id: ball.id } })).toEqual({ message: "Ball is on your wish list." });
    await api.addToWishlist({ params: { id: bed.id } });
    await shop.database.db.update(gears).set({ listPriceCents: 800 }).where(eq(gears.id, ball.id));
    await api.addToWishlist({ params: { id: ball.id } });
    expect((await api.listWishlist()).items).toMatchObject([
      { gear: { id: bed.id } },
      { gear: { id: ball.id, name: "Ball", stock: 3, is_sold: true }, price: 8, price_when_added: 10 },
    ]);
  });

  it("is undone with the price and the place it had, for an hour", async () => {
    const api = await signedInApi(shop);
    const [ball, bed] = [await aGear(shop.database, { name: "Ball" }), await aGear(shop.database, { name: "Bed" })];
    for (const { id } of [ball, bed]) await api.addToWishlist({ params: { id } });
    const before = await api.listWishlist();
    const params = { id: ball.id };
    await api.removeFromWishlist({ params });
    expect(await namesOf(api)).toEqual(["Bed"]);
    expect(await errorOf(api.removeFromWishlist({ params }))).toMatchObject({ status: 404 });
    await api.restoreWishlistItem({ params });
    expect(await api.listWishlist()).toEqual(before);
    expect(await errorOf(api.restoreWishlistItem({ params }))).toMatchObject({ status: 404 });
    await api.removeFromWishlist({ params });
    await deleteRemovedWishes(shop.database.db);
    await api.restoreWishlistItem({ params });
    await api.removeFromWishlist({ params });
    await shop.database.db.update(wishlistItems).set({ removedAt: sql`removed_at - interval '61 minutes'` });
    await deleteRemovedWishes(shop.database.db);
    expect(await errorOf(api.restoreWishlistItem({ params }))).toMatchObject({ status: 404 });
    expect(await namesOf(api)).toEqual(["Bed"]);
  });

  it("belongs to one customer only", async () => {
    const [mine, other] = [await signedInApi(shop), await signedInApi(shop)];
    const { id } = await aGear(shop.database);
    await mine.addToWishlist({ params: { id } });
    expect(await namesOf(other)).toEqual([]);
    expect(await errorOf(other.removeFromWishlist({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await namesOf(mine)).toHaveLength(1);
  });

  it("keeps what is no longer sold, takes nothing of that kind, and knows no other gear", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    await api.addToWishlist({ params: { id } });
    await shop.database.db.update(gears).set({ state: "hidden" }).where(eq(gears.id, id));
    expect((await api.listWishlist()).items).toMatchObject([{ gear: { id, is_sold: false } }]);
    const add = (await signedInApi(shop)).addToWishlist({ params: { id } });
    expect(await errorOf(add)).toMatchObject({ status: 404, message: "We no longer sell this gear." });
    expect(await errorOf(api.addToWishlist({ params: { id: 999_999 } }))).toMatchObject({ status: 404 });
  });

  it("has room for so many gears, also when they come at once", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    await shop.database.db.execute(sql`
      with many as (
        insert into gears (slug, name, description, pet_type, category, list_price_cents, stock)
        select 'wish-' || n, 'Wish', '', 'Dogs', 'Toys', 100, 1 from generate_series(1, ${maxWishlistItems - 1}) as n
        returning id
      )
      insert into wishlist_items (user_id, gear_id, price_cents) select ${customer.id}, id, 100 from many`);
    const last = [await aGear(shop.database), await aGear(shop.database), await aGear(shop.database)];
    const adding = startMany(3, (index) => api.addToWishlist({ params: { id: last[index]?.id ?? 0 } }));
    expect(countOutcomes(await Promise.allSettled(adding))).toEqual({ ok: 1, conflict: 2 });
  });
});
