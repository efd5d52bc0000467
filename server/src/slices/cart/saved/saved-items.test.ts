import { maxSavedItems } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { signedInApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { gears } from "../../../schema/index.ts";

const shop = testShop();
type Api = Awaited<ReturnType<typeof signedInApi>>;

const setStock = (id: number, stock: number) => shop.database.db.update(gears).set({ stock }).where(eq(gears.id, id));
const quantitiesOf = async (list: Promise<{ items: { quantity: number }[] }>) =>
  (await list).items.map(({ quantity }) => quantity);

async function addAndSave(api: Api, id: number, quantity: number) {
  await api.addToCart({ params: { id }, body: { quantity } });
  const item = (await api.getCart()).items.find(({ gear }) => gear.id === id);
  await api.saveForLater({ params: { id: item?.id ?? 0 } });
  return (await api.listSavedItems()).items.find(({ gear }) => gear.id === id)?.id ?? 0;
}

describe("what is saved for later", () => {
  it("leaves the cart, with its price, and comes back with its quantity", async () => {
    const api = await signedInApi(shop);
    const gear = await aGear(shop.database, { name: "Ball", listPriceCents: 1000, stock: 9 });
    const id = await addAndSave(api, gear.id, 3);
    await shop.database.db.update(gears).set({ listPriceCents: 900 }).where(eq(gears.id, gear.id));
    expect(await api.getCart()).toEqual({ items: [], total_amount: 0 });
    expect((await api.listSavedItems()).items).toMatchObject([
      { id, quantity: 3, price: 9, price_when_added: 10, gear: { id: gear.id, stock: 9 } },
    ]);
    expect(await api.moveToCart({ params: { id } })).toEqual({ message: "Ball is back in your cart.", quantity: 3 });
    expect(await quantitiesOf(api.getCart())).toEqual([3]);
    expect(await quantitiesOf(api.listSavedItems())).toEqual([]);
    expect(await errorOf(api.moveToCart({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it("reserves nothing: it comes back as far as there is stock, and stays saved if there is none", async () => {
    const api = await signedInApi(shop);
    const gear = await aGear(shop.database, { name: "Ball", stock: 5 });
    const id = await addAndSave(api, gear.id, 4);
    await setStock(gear.id, 0);
    expect(await errorOf(api.moveToCart({ params: { id } }))).toMatchObject({ message: "This gear is out of stock." });
    expect(await quantitiesOf(api.listSavedItems())).toEqual([4]);
    await setStock(gear.id, 2);
    expect(await api.moveToCart({ params: { id } })).toEqual({
      message: "Ball is back in your cart, but only 2: there are no more.",
      quantity: 2,
    });
  });

  it("joins what was saved of the same gear, and can be removed", async () => {
    const api = await signedInApi(shop);
    const { id: gearId } = await aGear(shop.database, { stock: 9 });
    await addAndSave(api, gearId, 2);
    const id = await addAndSave(api, gearId, 3);
    expect(await quantitiesOf(api.listSavedItems())).toEqual([5]);
    await api.removeSavedItem({ params: { id } });
    expect(await quantitiesOf(api.listSavedItems())).toEqual([]);
  });

  it("belongs to one customer only", async () => {
    const [mine, other] = [await signedInApi(shop), await signedInApi(shop)];
    const { id: gearId } = await aGear(shop.database);
    const id = await addAndSave(mine, gearId, 1);
    expect(await quantitiesOf(other.listSavedItems())).toEqual([]);
    expect(await errorOf(other.moveToCart({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await errorOf(other.removeSavedItem({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await quantitiesOf(mine.listSavedItems())).toEqual([1]);
  });

  it("is so much at most", async () => {
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    await shop.database.db.execute(sql`
      with many as (
        insert into gears (slug, name, description, pet_type, category, list_price_cents, stock)
        select 'saved-' || n, 'Saved', '', 'Dogs', 'Toys', 100, 1 from generate_series(1, ${maxSavedItems}) as n
        returning id
      )
      insert into saved_items (user_id, gear_id, quantity, price_cents) select ${customer.id}, id, 1, 100 from many`);
    const { id } = await aGear(shop.database);
    expect(await errorOf(addAndSave(api, id, 1))).toMatchObject({ code: "conflict" });
    expect(await quantitiesOf(api.getCart())).toEqual([1]);
  });
});

describe("a cart item that was removed", () => {
  it("is put back with its quantity, once, and never with more than there is", async () => {
    const api = await signedInApi(shop);
    const gear = await aGear(shop.database, { name: "Ball", stock: 9 });
    const params = { id: gear.id };
    const restore = () => api.restoreCartItem({ params, body: { quantity: 4 } });
    expect(await restore()).toEqual({ message: "Ball is back in your cart.", quantity: 4 });
    expect(await restore()).toEqual({ message: "Ball is back in your cart.", quantity: 4 });
    await api.clearCart();
    await setStock(gear.id, 3);
    expect(await restore()).toEqual({
      message: "Ball is back in your cart, but only 3: there are no more.",
      quantity: 3,
    });
    await api.clearCart();
    await setStock(gear.id, 0);
    expect(await errorOf(restore())).toMatchObject({ code: "conflict", message: "This gear is out of stock." });
    await shop.database.db.update(gears).set({ stock: 5, state: "hidden" }).where(eq(gears.id, gear.id));
    expect(await errorOf(restore())).toMatchObject({ code: "conflict", message: "We no longer sell this gear." });
  });
});
