import { describe, expect, it } from "vitest";
import { buyingCalls, expectConsistentLedger, mailSubjectsOf, shipTo, stockOf } from "../../../test/support/orders.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const { payInCash, ordersOf, orderOf, putInCart, cartOf } = buyingCalls(shop);

describe("an order paid in cash", () => {
  it("takes the goods, prices them, empties the cart of them and sends a mail, all at once", async () => {
    const customer = await aCustomer(shop.database);
    const ball = await aGear(shop.database, { name: "Ball", listPriceCents: 1999, salePercent: 10, stock: 9 });
    const bed = await aGear(shop.database, { name: "Bed", listPriceCents: 5000, stock: 2 });
    const lamp = await aGear(shop.database);
    await putInCart(customer, { id: ball.id, quantity: 4 });
    await putInCart(customer, { id: bed.id, quantity: 1 });
    await putInCart(customer, { id: lamp.id, quantity: 1 });
    const items = [
      { id: bed.id, quantity: 1 },
      { id: ball.id, quantity: 2 },
      { id: ball.id, quantity: 1 },
    ];
    const response = await payInCash(customer, items, { amount: 10_397 });
    expect(response.statusCode).toBe(201);
    const { transaction_id: id } = response.json<{ transaction_id: string }>();
    expect(id).toMatch(/^VN-[0-9A-Z]{20}$/);
    expect(await orderOf(customer, id)).toMatchObject({
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
    expect(await cartOf(customer)).toMatchObject([
      { quantity: 1, gear: { id: ball.id } },
      { quantity: 1, gear: { id: lamp.id } },
    ]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have your order"]);
    await expectConsistentLedger(shop);
  });

  it("leaves the carts of others alone", async () => {
    const [customer, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const [ball, bed] = [await aGear(shop.database), await aGear(shop.database)];
    for (const { id } of [ball, bed]) await putInCart(other, { id, quantity: 2 });
    const items = [
      { id: ball.id, quantity: 1 },
      { id: bed.id, quantity: 3 },
    ];
    expect((await payInCash(customer, items)).statusCode).toBe(201);
    expect(await cartOf(other)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  });

  it("keeps name and price as they were when they change later", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { name: "Rope", listPriceCents: 700 });
    await payInCash(customer, [{ id, quantity: 1 }]);
    await shop.database.db.execute(`update gears set name = 'Cord', list_price_cents = 900 where id = ${id}`);
    expect(await ordersOf(customer)).toMatchObject([{ amount: 7, items: [{ name: "Rope", unit: 7 }] }]);
  });

  it.each(["us", "sg", "vn"])("carries its country in its number: %s", async (country) => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    const response = await payInCash(customer, [{ id, quantity: 1 }], { customer: { ...shipTo, country } });
    expect(response.json<{ transaction_id: string }>().transaction_id.slice(0, 3)).toBe(`${country.toUpperCase()}-`);
  });

  it("is refused as a whole when one thing is missing, in words that name it", async () => {
    const customer = await aCustomer(shop.database);
    const plenty = await aGear(shop.database, { stock: 5 });
    const few = await aGear(shop.database, { name: "Cave", stock: 2 });
    const none = await aGear(shop.database, { name: "Nest", stock: 0 });
    const items = [plenty, few, none].map(({ id }) => ({ id, quantity: 3 }));
    const response = await payInCash(customer, items);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: "out_of_stock",
      message: "Only 2 left of Cave. Nest is out of stock.",
      errors: { items: ["Only 2 left of Cave.", "Nest is out of stock."] },
    });
    expect([await stockOf(shop, plenty.id), await stockOf(shop, few.id)]).toEqual([5, 2]);
    expect(await ordersOf(customer)).toEqual([]);
    expect((await payInCash(customer, [{ id: 999_999, quantity: 1 }])).json()).toMatchObject({ code: "conflict" });
    await expectConsistentLedger(shop);
  });

  it.each([-1, 1])("is refused when the customer saw a total %i cent away, and told the new one", async (off) => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { listPriceCents: 1250 });
    const response = await payInCash(customer, [{ id, quantity: 2 }], { amount: 2500 + off });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "price_changed", amount: 2500 });
    expect(response.json<{ message: string }>().message).toContain("$25.00");
    expect(await stockOf(shop, id)).toBe(5);
    expect(await ordersOf(customer)).toEqual([]);
  });

  const bad: [string, object][] = [
    ["no items", { items: [] }],
    ["no quantity", { items: [{ id: 1 }] }],
    ["the quantity 0", { items: [{ id: 1, quantity: 0 }] }],
    ["a negative quantity", { items: [{ id: 1, quantity: -1 }] }],
    ["half a thing", { items: [{ id: 1, quantity: 0.5 }] }],
    ["an id in words", { items: [{ id: "1", quantity: 1 }] }],
    ["the amount 0", { amount: 0 }],
    ["a negative amount", { amount: -100 }],
    ["an amount in words", { amount: "1e9" }],
    ["an enormous amount", { amount: 1e9 }],
    ["a fraction of a cent", { amount: 10.5 }],
    ["no name", { customer: { ...shipTo, fullName: "  " } }],
    ["a bad e-mail", { customer: { ...shipTo, email: "robin" } }],
    ["a country we do not ship to", { customer: { ...shipTo, country: "de" } }],
    ["a field nobody knows", { price: 1 }],
  ];
  it.each(bad)("is refused with %s, and nothing is written", async (_, own) => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    const response = await payInCash(customer, [{ id, quantity: 1 }], own);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid", errors: expect.any(Object) as object });
    expect(await ordersOf(customer)).toEqual([]);
    expect(await stockOf(shop, id)).toBe(5);
  });

  it("may not come to more than a million dollars", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { listPriceCents: 20_000_000, stock: 900 });
    const response = await payInCash(customer, [{ id, quantity: 900 }]);
    expect(response.statusCode).toBe(409);
    expect(response.json<{ message: string }>().message).toContain("$1,000,000.00");
  });
});

describe("one checkout", () => {
  it("places one order, however often it is sent", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { stock: 9 });
    const send = () => payInCash(customer, [{ id, quantity: 1 }], {}, "checkout-1");
    const responses = [await send(), ...(await Promise.all([send(), send(), send()]))];
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
    await expectConsistentLedger(shop);
  });

  it("with something else in it is refused, and the first order stays as it is", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    await payInCash(customer, [{ id, quantity: 1 }], {}, "checkout-2");
    const other = await payInCash(customer, [{ id, quantity: 2 }], {}, "checkout-2");
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: "invalid" });
    expect(await ordersOf(customer)).toMatchObject([{ items: [{ quantity: 1 }] }]);
  });

  it("is one customer's own: the same key of another is another checkout", async () => {
    const [one, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const { id } = await aGear(shop.database);
    const buy = (customer: { token: string }) => payInCash(customer, [{ id, quantity: 1 }], {}, "same");
    const answers = await Promise.all([one, other].map(buy));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
  });

  it("that was refused can be sent again once there is stock", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { stock: 0 });
    const send = () => payInCash(customer, [{ id, quantity: 1 }], {}, "checkout-3");
    expect((await send()).statusCode).toBe(409);
    await shop.database.db.execute(`update gears set stock = 3 where id = ${id}`);
    expect((await send()).statusCode).toBe(201);
    await expectConsistentLedger(shop);
  });
});
