import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import { aDogOwner } from "../../../test/support/foods.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();

describe("the one tap into the cart", () => {
  it("puts one unit there, however often, says what it costs now and cost then, and orders nothing", async () => {
    const { api, gear } = await aDogOwner(shop);
    await shop.database.db.update(gears).set({ listPriceCents: 1250 }).where(eq(gears.id, gear.id));
    const refill = () => api.refillCart({ body: { gear_ids: [gear.id] } });
    expect(await refill()).toMatchObject([{ outcome: "added", last_price: 10, gear: { price: 12.5 } }]);
    expect(await refill()).toMatchObject([{ outcome: "in cart" }]);
    expect(await api.getCart()).toMatchObject({ items: [{ quantity: 1, price: 12.5 }] });
    expect(await api.listOrders()).toHaveLength(1);
  });

  it("says what is sold out or no longer sold", async () => {
    const { api, gear } = await aDogOwner(shop);
    const update = (values: Partial<typeof gears.$inferInsert>) =>
      shop.database.db.update(gears).set(values).where(eq(gears.id, gear.id));
    await update({ stock: 0 });
    expect(await api.refillCart({ body: { gear_ids: [gear.id] } })).toMatchObject([{ outcome: "sold out" }]);
    await update({ stock: 5, state: "hidden" });
    expect(await api.refillCart({ body: { gear_ids: [gear.id] } })).toMatchObject([{ outcome: "not sold" }]);
    expect(await api.getCart()).toMatchObject({ items: [] });
  });

  it("is for foods that the customer has bought before", async () => {
    const { api, gear } = await aDogOwner(shop);
    const other = await aGear(shop.database);
    expect(await errorOf(api.refillCart({ body: { gear_ids: [other.id] } }))).toMatchObject({ status: 404 });
    expect(await api.refillCart({ body: { gear_ids: [gear.id, other.id] } })).toHaveLength(1);
    expect(await api.getCart()).toMatchObject({ items: [{ gear: { id: gear.id } }] });
  });
});
