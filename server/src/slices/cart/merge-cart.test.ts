import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { cartMerges, gears } from "../../schema/index.ts";
import { deleteOldCartMerges } from "./store.ts";

const shop = testShop();
const hide = (id: number) => shop.database.db.update(gears).set({ state: "hidden" }).where(eq(gears.id, id));

describe("the cart of a visitor", () => {
  it("is priced by the server like a customer's, and names what does not exist", async () => {
    const ball = await aGear(shop.database, { name: "Ball", listPriceCents: 1999, salePercent: 10, stock: 2 });
    const bed = await aGear(shop.database, { name: "Bed", listPriceCents: 5000 });
    await hide(bed.id);
    const lines = [
      { id: ball.id, quantity: 2 },
      { id: 2_000_000_000, quantity: 1 },
      { id: bed.id, quantity: 1 },
      { id: ball.id, quantity: 1 },
    ];
    expect(await apiFor(shop).priceVisitorCart({ body: { lines } })).toMatchObject({
      items: [
        { id: ball.id, quantity: 3, price: 17.99, gear: { name: "Ball", stock: 2, is_sold: true } },
        { id: bed.id, quantity: 1, price: 50, gear: { is_sold: false } },
      ],
      total_amount: 103.97,
      missing: [2_000_000_000],
    });
  });

  it("can be empty, and has a hundred lines at most", async () => {
    const price = (count: number) =>
      apiFor(shop).priceVisitorCart({
        body: { lines: Array.from({ length: count }, (_, index) => ({ id: index + 1, quantity: 1 })) },
      });
    expect(await price(0)).toEqual({ items: [], total_amount: 0, missing: [] });
    expect(await errorOf(price(101))).toMatchObject({ status: 422 });
  });
});

describe("merging it on sign-in", () => {
  it("adds the quantities to those of the account", async () => {
    const api = await signedInApi(shop);
    const [ball, bed] = [await aGear(shop.database, { stock: 9 }), await aGear(shop.database)];
    await api.addToCart({ params: { id: ball.id }, body: { quantity: 2 } });
    const lines = [
      { id: ball.id, quantity: 3 },
      { id: bed.id, quantity: 1 },
    ];
    expect(await api.mergeCart({ body: { cart: "a", lines } })).toEqual({
      message: "What you chose before signing in is in your cart.",
      added: 4,
      left_out: [],
    });
    expect((await api.getCart()).items).toMatchObject([
      { gear: { id: ball.id }, quantity: 5 },
      { gear: { id: bed.id }, quantity: 1 },
    ]);
  });

  it("adds no more than is in stock, and says so in words", async () => {
    const api = await signedInApi(shop);
    const ball = await aGear(shop.database, { name: "Ball", stock: 3 });
    const bed = await aGear(shop.database, { name: "Bed", stock: 0 });
    const rope = await aGear(shop.database, { name: "Rope" });
    await hide(rope.id);
    await api.addToCart({ params: { id: ball.id }, body: { quantity: 2 } });
    const lines = [ball, bed, rope].map(({ id }) => ({ id, quantity: 2 }));
    expect(await api.mergeCart({ body: { cart: "b", lines: [...lines, { id: 2_000_000_000, quantity: 1 }] } })).toEqual(
      {
        message:
          "What you chose before signing in is in your cart. Ball: 3 in your cart, because there are no more. Bed is out of stock. We no longer sell Rope.",
        added: 1,
        left_out: ["Ball", "Bed", "Rope"],
      },
    );
    expect((await api.getCart()).items).toMatchObject([{ gear: { id: ball.id }, quantity: 3 }]);
  });

  it("never takes anything out of the account's cart, even if its stock has dropped", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { stock: 5 });
    await api.addToCart({ params: { id }, body: { quantity: 5 } });
    await shop.database.db.update(gears).set({ stock: 1 }).where(eq(gears.id, id));
    await api.mergeCart({ body: { cart: "c", lines: [{ id, quantity: 1 }] } });
    expect((await api.getCart()).items).toMatchObject([{ quantity: 5 }]);
  });

  it("changes nothing when it is repeated, and adds only what is new when there is more", async () => {
    const api = await signedInApi(shop);
    const [ball, bed] = [await aGear(shop.database, { stock: 50 }), await aGear(shop.database)];
    const merge = (cart: string, ...lines: { id: number; quantity: number }[]) =>
      api.mergeCart({ body: { cart, lines } });
    const first = await merge("d", { id: ball.id, quantity: 2 });
    expect(await merge("d", { id: ball.id, quantity: 2 })).toEqual(first);
    expect(await merge("d", { id: ball.id, quantity: 3 }, { id: bed.id, quantity: 1 })).toMatchObject({ added: 2 });
    expect(await merge("d", { id: ball.id, quantity: 2 })).toMatchObject({ added: 2 });
    expect(await merge("another", { id: ball.id, quantity: 2 })).toMatchObject({ added: 2 });
    expect((await api.getCart()).items).toMatchObject([{ quantity: 5 }, { quantity: 1 }]);
  });

  it("counts for each account by itself", async () => {
    const { id } = await aGear(shop.database, { stock: 50 });
    for (const api of [await signedInApi(shop), await signedInApi(shop)]) {
      await api.mergeCart({ body: { cart: "shared", lines: [{ id, quantity: 2 }] } });
      expect((await api.getCart()).items).toMatchObject([{ quantity: 2 }]);
    }
  });

  it("is forgotten after two months", async () => {
    const api = await signedInApi(shop);
    await api.mergeCart({ body: { cart: "old", lines: [] } });
    await shop.database.db
      .update(cartMerges)
      .set({ mergedAt: new Date(Date.now() - 61 * 86_400_000) })
      .where(eq(cartMerges.cart, "old"));
    await deleteOldCartMerges(shop.database.db);
    expect(await shop.database.db.$count(cartMerges, eq(cartMerges.cart, "old"))).toBe(0);
    expect(await shop.database.db.$count(cartMerges)).toBeGreaterThan(0);
  });
});
