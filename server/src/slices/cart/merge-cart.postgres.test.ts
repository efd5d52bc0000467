import { expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();

it("tabs that sign in at once merge one cart, lose nothing and add nothing twice", async () => {
  const [ball, bed] = [await aGear(shop.database, { stock: 100 }), await aGear(shop.database, { stock: 100 })];
  const api = apiFor(shop, await aCustomer(shop.database));
  await api.addToCart({ params: { id: ball.id }, body: { quantity: 1 } });
  /** Half of the tabs have seen one more gear and one more unit. */
  const merge = (index: number) => {
    const lines = [{ id: ball.id, quantity: 2 + (index % 2) }];
    return api.mergeCart({ body: { cart: "one", lines: index % 2 ? [...lines, { id: bed.id, quantity: 4 }] : lines } });
  };
  for (const { added } of await Promise.all(startMany(20, merge))) expect([2, 5, 7]).toContain(added);
  expect((await api.getCart()).items).toMatchObject([
    { gear: { id: ball.id }, quantity: 4 },
    { gear: { id: bed.id }, quantity: 4 },
  ]);
});

it("carts of two browsers that are merged at once are both added", async () => {
  const { id } = await aGear(shop.database, { stock: 100 });
  const api = apiFor(shop, await aCustomer(shop.database));
  const merge = (index: number) =>
    api.mergeCart({ body: { cart: `browser ${index}`.replace(" ", "-"), lines: [{ id, quantity: 3 }] } });
  await Promise.all(startMany(10, merge));
  expect((await api.getCart()).items).toMatchObject([{ quantity: 30 }]);
});
