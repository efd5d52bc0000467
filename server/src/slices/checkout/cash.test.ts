import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import {
  expectConsistentLedger,
  mailSubjectsOf,
  placeCashOrder,
  shipTo,
  stockOf,
} from "../../../test/support/orders.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();

describe("a cash order", () => {
  it("is priced by the server, takes its items from stock and cart, and is confirmed by mail", async () => {
    const api = await signedInApi(shop);
    const ball = await aGear(shop.database, { name: "Ball", listPriceCents: 1999, salePercent: 10, stock: 9 });
    const bed = await aGear(shop.database, { name: "Bed", listPriceCents: 5000, stock: 2 });
    const lamp = await aGear(shop.database);
    await api.addToCart({ params: { id: ball.id }, body: { quantity: 4 } });
    await api.addToCart({ params: { id: bed.id }, body: { quantity: 1 } });
    await api.addToCart({ params: { id: lamp.id }, body: { quantity: 1 } });
    const items = [
      { id: bed.id, quantity: 1 },
      { id: ball.id, quantity: 2 },
      { id: ball.id, quantity: 1 },
    ];
    const { transaction_id: id } = await placeCashOrder(api, items, { amount: 10_397 });
    expect(id).toMatch(/^VN-[0-9A-Z]{20}$/);
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      transaction_id: id,
      amount: 103.97,
      payment_status: "Cash on Delivery",
      shipping_status: "ordered",
      items: [
        { id: ball.id, name: "Ball", quantity: 3, unit: 17.99 },
        { id: bed.id, name: "Bed", quantity: 1, unit: 50 },
      ],
      name: shipTo.fullName,
      email: shipTo.email,
      phone: shipTo.phone,
      address: shipTo.address,
      country: "vn",
      can_cancel: true,
      timeline: [{ kind: "placed" }],
    });
    expect([await stockOf(shop, ball.id), await stockOf(shop, bed.id)]).toEqual([6, 1]);
    expect((await api.getCart()).items).toMatchObject([
      { quantity: 1, gear: { id: ball.id } },
      { quantity: 1, gear: { id: lamp.id } },
    ]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your order"]);
    await expectConsistentLedger(shop);
  });

  it("does not change the carts of other customers", async () => {
    const [api, other] = [await signedInApi(shop), await signedInApi(shop)];
    const [ball, bed] = [await aGear(shop.database), await aGear(shop.database)];
    for (const { id } of [ball, bed]) await other.addToCart({ params: { id }, body: { quantity: 2 } });
    const items = [
      { id: ball.id, quantity: 1 },
      { id: bed.id, quantity: 3 },
    ];
    await placeCashOrder(api, items);
    expect((await other.getCart()).items).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  });

  it("retains names and prices when the gear changes later", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { name: "Rope", listPriceCents: 700 });
    await placeCashOrder(api, [{ id, quantity: 1 }]);
    await shop.database.db.execute(`update gears set name = 'Cord', list_price_cents = 900 where id = ${id}`);
    expect(await api.listOrders()).toMatchObject([{ amount: 7, items: [{ name: "Rope", unit: 7 }] }]);
  });

  it.each(["us", "sg", "vn"] as const)("has a number that starts with the country code %s", async (country) => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    const { transaction_id } = await placeCashOrder(api, [{ id, quantity: 1 }], { customer: { ...shipTo, country } });
    expect(transaction_id.slice(0, 3)).toBe(`${country.toUpperCase()}-`);
  });

  it("is rejected as a whole when some items are out of stock, with a message that names them", async () => {
    const api = await signedInApi(shop);
    const ball = await aGear(shop.database, { stock: 5 });
    const cave = await aGear(shop.database, { name: "Cave", stock: 2 });
    const nest = await aGear(shop.database, { name: "Nest", stock: 0 });
    const items = [ball, cave, nest].map(({ id }) => ({ id, quantity: 3 }));
    expect(await errorOf(placeCashOrder(api, items))).toMatchObject({
      status: 409,
      code: "out_of_stock",
      message: "Only 2 left of Cave. Nest is out of stock.",
      errors: { items: ["Only 2 left of Cave.", "Nest is out of stock."] },
    });
    expect([await stockOf(shop, ball.id), await stockOf(shop, cave.id)]).toEqual([5, 2]);
    expect(await api.listOrders()).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("is rejected if an item does not exist", async () => {
    const api = await signedInApi(shop);
    const order = placeCashOrder(api, [{ id: 999_999, quantity: 1 }]);
    expect(await errorOf(order)).toMatchObject({ code: "conflict" });
  });

  it.each([-1, 1])("is rejected with the current total if the customer saw one that is off by %i cent", async (off) => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { listPriceCents: 1250 });
    const error = await errorOf(placeCashOrder(api, [{ id, quantity: 2 }], { amount: 2500 + off }));
    expect(error).toMatchObject({ status: 409, code: "price_changed", amount: 2500 });
    expect(error.message).toContain("$25.00");
    expect(await stockOf(shop, id)).toBe(5);
    expect(await api.listOrders()).toEqual([]);
  });

  const invalidOverrides: [string, object][] = [
    ["no items", { items: [] }],
    ["no quantity", { items: [{ id: 1 }] }],
    ["the quantity 0", { items: [{ id: 1, quantity: 0 }] }],
    ["a negative quantity", { items: [{ id: 1, quantity: -1 }] }],
    ["half a unit", { items: [{ id: 1, quantity: 0.5 }] }],
    ["a quantity above the limit", { items: [{ id: 1, quantity: 1000 }] }],
    ["an id as text", { items: [{ id: "1", quantity: 1 }] }],
    ["an amount below 0", { amount: -1 }],
    ["a negative amount", { amount: -100 }],
    ["an amount as text", { amount: "1e9" }],
    ["an amount above the limit", { amount: 1e9 }],
    ["a fraction of a cent", { amount: 10.5 }],
    ["no name", { customer: { ...shipTo, fullName: "  " } }],
    ["an invalid email address", { customer: { ...shipTo, email: "robin" } }],
    ["a country the shop does not deliver to", { customer: { ...shipTo, country: "de" } }],
    ["an unknown field", { price: 1 }],
  ];
  it.each(invalidOverrides)("is rejected with %s, and nothing is stored", async (_, overrides) => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    const error = await errorOf(placeCashOrder(api, [{ id, quantity: 1 }], overrides));
    expect(error).toMatchObject({ status: 422, code: "invalid" });
    expect(error.errors).not.toEqual({});
    expect(await api.listOrders()).toEqual([]);
    expect(await stockOf(shop, id)).toBe(5);
  });

  it("is rejected above a total of one million dollars", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { listPriceCents: 20_000_000, stock: 900 });
    const error = await errorOf(placeCashOrder(api, [{ id, quantity: 900 }]));
    expect(error.status).toBe(409);
    expect(error.message).toContain("$1,000,000.00");
  });
});

describe("a cash checkout with an idempotency key", () => {
  it("places one order, however often it is sent", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { stock: 9 });
    const send = () => placeCashOrder(api, [{ id, quantity: 1 }], { key: "checkout-1" });
    const first = await send();
    expect(await Promise.all([send(), send(), send()])).toEqual([first, first, first]);
    expect(await api.listOrders()).toHaveLength(1);
    await expectConsistentLedger(shop);
  });

  it("rejects a second order with the same key but different items", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    await placeCashOrder(api, [{ id, quantity: 1 }], { key: "checkout-2" });
    const second = placeCashOrder(api, [{ id, quantity: 2 }], { key: "checkout-2" });
    expect(await errorOf(second)).toMatchObject({ status: 422, code: "invalid" });
    expect(await api.listOrders()).toMatchObject([{ items: [{ quantity: 1 }] }]);
  });

  it("is not mixed up with another customer's checkout that has the same key", async () => {
    const { id } = await aGear(shop.database);
    const buyers = [await signedInApi(shop), await signedInApi(shop)];
    const orders = await Promise.all(buyers.map((api) => placeCashOrder(api, [{ id, quantity: 1 }], { key: "same" })));
    expect(new Set(orders.map(({ transaction_id }) => transaction_id)).size).toBe(2);
  });

  it("can be sent again after it was rejected, once there is stock", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { stock: 0 });
    const send = () => placeCashOrder(api, [{ id, quantity: 1 }], { key: "checkout-3" });
    expect(await errorOf(send())).toMatchObject({ status: 409 });
    await shop.database.db.execute(`update gears set stock = 3 where id = ${id}`);
    await send();
    await expectConsistentLedger(shop);
  });
});
