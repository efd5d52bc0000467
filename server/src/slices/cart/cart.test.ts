import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();

type Method = "GET" | "POST" | "PUT" | "DELETE";
const as = ({ token }: { token: string }, method: Method, url: string, payload?: object) =>
  shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
const cartOf = async (customer: { token: string }) =>
  (await as(customer, "GET", "/api/cart")).json<{ items: { id: number; quantity: number }[]; total_amount: number }>();

describe("the cart", () => {
  it("holds what was added, priced by the server, one line per gear", async () => {
    const customer = await aCustomer(shop.database);
    const ball = await aGear(shop.database, { name: "Ball", listPriceCents: 1999, salePercent: 10, stock: 9 });
    const bed = await aGear(shop.database, { listPriceCents: 5000 });
    for (const [gear, quantity] of [
      [ball, 2],
      [bed, 1],
      [ball, 1],
    ] as const) {
      expect((await as(customer, "POST", `/api/cart/add/${gear.id}`, { quantity })).statusCode).toBe(200);
    }
    expect(await cartOf(customer)).toMatchObject({
      items: [
        { quantity: 3, price: 17.99, gear: { id: ball.id, name: "Ball", stock: 9, main_image: null } },
        { quantity: 1, price: 50, gear: { id: bed.id } },
      ],
      total_amount: 103.97,
    });
  });

  it("changes a quantity, removes a line and empties itself", async () => {
    const customer = await aCustomer(shop.database);
    const [one, two] = [await aGear(shop.database), await aGear(shop.database)];
    for (const { id } of [one, two]) await as(customer, "POST", `/api/cart/add/${id}`, { quantity: 1 });
    const [first, second] = (await cartOf(customer)).items;
    expect((await as(customer, "PUT", `/api/cart/update/${first?.id}`, { quantity: 4 })).statusCode).toBe(200);
    expect((await as(customer, "DELETE", `/api/cart/remove/${second?.id}`)).statusCode).toBe(200);
    expect((await cartOf(customer)).items).toMatchObject([{ id: first?.id, quantity: 4 }]);
    expect((await as(customer, "POST", "/api/cart/clear")).statusCode).toBe(200);
    expect(await cartOf(customer)).toEqual({ items: [], total_amount: 0 });
  });

  it("never asks for more than there is", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { stock: 3 });
    const { id: gone } = await aGear(shop.database, { stock: 0 });
    expect((await as(customer, "POST", `/api/cart/add/${id}`, { quantity: 2 })).statusCode).toBe(200);
    const tooMany = await as(customer, "POST", `/api/cart/add/${id}`, { quantity: 2 });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toMatchObject({ code: "conflict", message: "Only 3 left in stock." });
    const [line] = (await cartOf(customer)).items;
    expect((await as(customer, "PUT", `/api/cart/update/${line?.id}`, { quantity: 4 })).statusCode).toBe(409);
    expect((await as(customer, "POST", `/api/cart/add/${gone}`, { quantity: 1 })).json()).toMatchObject({
      message: "This gear is out of stock.",
    });
    expect((await cartOf(customer)).items).toMatchObject([{ quantity: 2 }]);
  });

  it("remembers what a thing cost when it was put in or last changed, beside what it costs now", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { listPriceCents: 1000, stock: 9 });
    await as(customer, "POST", `/api/cart/add/${id}`, { quantity: 2 });
    await shop.database.db.update(gears).set({ listPriceCents: 1250, stock: 1 }).where(eq(gears.id, id));
    const changed = await cartOf(customer);
    expect(changed).toMatchObject({
      items: [{ quantity: 2, price: 12.5, price_when_added: 10, gear: { stock: 1 } }],
      total_amount: 25,
    });
    await as(customer, "PUT", `/api/cart/update/${changed.items[0]?.id}`, { quantity: 1 });
    expect((await cartOf(customer)).items).toMatchObject([{ quantity: 1, price: 12.5, price_when_added: 12.5 }]);
  });

  it("counts twenty additions at once one after the other", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { stock: 12 });
    const add = () => as(customer, "POST", `/api/cart/add/${id}`, { quantity: 1 });
    const statuses = (await Promise.all(Array.from({ length: 20 }, add))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8);
    expect((await cartOf(customer)).items).toMatchObject([{ quantity: 12 }]);
  });

  it("is nobody else's", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const { id } = await aGear(shop.database);
    await as(mine, "POST", `/api/cart/add/${id}`, { quantity: 1 });
    const [line] = (await cartOf(mine)).items;
    expect((await as(other, "PUT", `/api/cart/update/${line?.id}`, { quantity: 5 })).statusCode).toBe(404);
    expect((await as(other, "DELETE", `/api/cart/remove/${line?.id}`)).statusCode).toBe(404);
    await as(other, "POST", `/api/cart/add/${id}`, { quantity: 2 });
    expect((await cartOf(other)).items).toMatchObject([{ quantity: 2 }]);
    expect((await cartOf(mine)).items).toMatchObject([{ quantity: 1 }]);
    await as(other, "POST", "/api/cart/clear");
    expect((await cartOf(mine)).items).toMatchObject([{ quantity: 1 }]);
  });

  it.each([0, -1, 1.5, "2", 1000, null])("refuses the quantity %j", async (quantity) => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    expect((await as(customer, "POST", `/api/cart/add/${id}`, { quantity })).statusCode).toBe(422);
    expect((await as(customer, "POST", "/api/cart/add/999999", { quantity: 1 })).statusCode).toBe(404);
  });
});
