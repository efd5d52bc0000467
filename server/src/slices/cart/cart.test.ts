import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aGear } from "../../../test/support/factories.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();

describe("the cart", () => {
  it("holds one item per gear with its total quantity, at the server's prices", async () => {
    const api = await signedInApi(shop);
    const ball = await aGear(shop.database, { name: "Ball", listPriceCents: 1999, salePercent: 10, stock: 9 });
    const bed = await aGear(shop.database, { listPriceCents: 5000 });
    await api.addToCart({ params: { id: ball.id }, body: { quantity: 2 } });
    await api.addToCart({ params: { id: bed.id }, body: { quantity: 1 } });
    await api.addToCart({ params: { id: ball.id }, body: { quantity: 1 } });
    expect(await api.getCart()).toMatchObject({
      items: [
        { quantity: 3, price: 17.99, gear: { id: ball.id, name: "Ball", stock: 9, main_image: null } },
        { quantity: 1, price: 50, gear: { id: bed.id } },
      ],
      total_amount: 103.97,
    });
  });

  it("changes the quantity of an item, removes an item and can be cleared", async () => {
    const api = await signedInApi(shop);
    const [one, two] = [await aGear(shop.database), await aGear(shop.database)];
    for (const { id } of [one, two]) await api.addToCart({ params: { id }, body: { quantity: 1 } });
    const [first, second] = (await api.getCart()).items;
    await api.updateCartItem({ params: { id: first?.id ?? 0 }, body: { quantity: 4 } });
    await api.removeCartItem({ params: { id: second?.id ?? 0 } });
    expect((await api.getCart()).items).toMatchObject([{ id: first?.id, quantity: 4 }]);
    await api.clearCart();
    expect(await api.getCart()).toEqual({ items: [], total_amount: 0 });
  });

  it("rejects a quantity above the stock", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { stock: 3 });
    const { id: soldOutId } = await aGear(shop.database, { stock: 0 });
    const add = (gearId: number, quantity: number) => api.addToCart({ params: { id: gearId }, body: { quantity } });
    await add(id, 2);
    expect(await errorOf(add(id, 2))).toMatchObject({ code: "conflict", message: "Only 3 left in stock." });
    const [item] = (await api.getCart()).items;
    const update = api.updateCartItem({ params: { id: item?.id ?? 0 }, body: { quantity: 4 } });
    expect(await errorOf(update)).toMatchObject({ code: "conflict" });
    expect(await errorOf(add(soldOutId, 1))).toMatchObject({ message: "This gear is out of stock." });
    expect((await api.getCart()).items).toMatchObject([{ quantity: 2 }]);
  });

  it("shows the price at which an item was added or last changed, next to the current price", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { listPriceCents: 1000, stock: 9 });
    await api.addToCart({ params: { id }, body: { quantity: 2 } });
    await shop.database.db.update(gears).set({ listPriceCents: 1250, stock: 1 }).where(eq(gears.id, id));
    const cart = await api.getCart();
    expect(cart).toMatchObject({
      items: [{ quantity: 2, price: 12.5, price_when_added: 10, gear: { stock: 1 } }],
      total_amount: 25,
    });
    await api.updateCartItem({ params: { id: cart.items[0]?.id ?? 0 }, body: { quantity: 1 } });
    expect((await api.getCart()).items).toMatchObject([{ quantity: 1, price: 12.5, price_when_added: 12.5 }]);
  });

  it("loses no update when twenty additions arrive at once", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { stock: 12 });
    const additions = Array.from({ length: 20 }, () => api.addToCart({ params: { id }, body: { quantity: 1 } }));
    expect(countOutcomes(await Promise.allSettled(additions))).toEqual({ ok: 12, conflict: 8 });
    expect((await api.getCart()).items).toMatchObject([{ quantity: 12 }]);
  });

  it("cannot be changed by another customer", async () => {
    const [owner, other] = [await signedInApi(shop), await signedInApi(shop)];
    const { id } = await aGear(shop.database);
    await owner.addToCart({ params: { id }, body: { quantity: 1 } });
    const [item] = (await owner.getCart()).items;
    const params = { id: item?.id ?? 0 };
    expect(await errorOf(other.updateCartItem({ params, body: { quantity: 5 } }))).toMatchObject({ status: 404 });
    expect(await errorOf(other.removeCartItem({ params }))).toMatchObject({ status: 404 });
    await other.addToCart({ params: { id }, body: { quantity: 2 } });
    expect((await other.getCart()).items).toMatchObject([{ quantity: 2 }]);
    expect((await owner.getCart()).items).toMatchObject([{ quantity: 1 }]);
    await other.clearCart();
    expect((await owner.getCart()).items).toMatchObject([{ quantity: 1 }]);
  });

  it.each([0, -1, 1.5, "2", 1000, null])("rejects the quantity %j", async (quantity) => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    const add = api.addToCart({ params: { id }, body: { quantity: quantity as number } });
    expect(await errorOf(add)).toMatchObject({ status: 422 });
  });

  it("rejects a gear that does not exist", async () => {
    const api = await signedInApi(shop);
    const add = api.addToCart({ params: { id: 999_999 }, body: { quantity: 1 } });
    expect(await errorOf(add)).toMatchObject({ status: 404 });
  });
});
