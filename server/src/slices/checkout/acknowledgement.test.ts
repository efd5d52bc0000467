import type { Api } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aUserpet } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { expectConsistentLedger, placeCashOrder, startCardPayment, stockOf } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { orderLines, orders } from "../../schema/index.ts";

const shop = testShop({ provider: new FakePaymentProvider() });

const permethrinSource = "Boland and Angles 2010, Feline permethrin toxicity, J Feline Med Surg 12:61";

const fleaDrops = () =>
  aGear(shop.database, { name: "Flea Drops", species: "Dog", actives: { Permethrin: "50 %" }, stock: 9 });

async function aDogOwner() {
  const customer = await aCustomer(shop.database);
  await aUserpet(shop.database, { userId: customer.id, name: "Mochi", species: "Dog" });
  return { api: apiFor(shop, customer), userId: customer.id };
}

const aCat = (userId: number, name = "Bao") => aUserpet(shop.database, { userId, name, species: "Cat" });
const cash = (api: Api, id: number, options = {}) => placeCashOrder(api, [{ id, quantity: 1 }], options);
const card = (api: Api, id: number, options = {}) => startCardPayment(api, [{ id, quantity: 1 }], 1000, options);

describe("a cart with something dangerous to an animal of the household", () => {
  it.each([
    ["cash", cash],
    ["card", card],
  ] as const)("is ordered with %s once exactly that is acknowledged", async (_, order) => {
    const [{ api, userId }, drops] = [await aDogOwner(), await fleaDrops()];
    const cat = await aCat(userId);
    const key = `${drops.id}:permethrin:${cat.id}`;
    expect(await errorOf(order(api, drops.id))).toMatchObject({
      status: 409,
      code: "needs_acknowledgement",
      message: "Flea Drops is dangerous to Bao. Please read why before you order.",
      warnings: [{ key, gear_id: drops.id, gear: "Flea Drops", animal: "Bao", source: permethrinSource }],
    });
    expect(await errorOf(order(api, drops.id, { acknowledged: ["another"] }))).toMatchObject({ status: 409 });
    expect(await stockOf(shop, drops.id)).toBe(9);
    const { transaction_id: id } = await order(api, drops.id, { acknowledged: [key] });
    expect(await stockOf(shop, drops.id)).toBe(8);
    const lines = await shop.database.db
      .select({ warnedOf: orderLines.warnedOf })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.transactionId, id));
    expect(lines).toEqual([{ warnedOf: ["Permethrin: dangerous to a cat of the household"] }]);
    await expectConsistentLedger(shop);
  });

  it("is ordered as before while no such animal lives there", async () => {
    const [{ api, userId }, drops] = [await aDogOwner(), await fleaDrops()];
    const { transaction_id: id } = await cash(api, drops.id);
    expect((await api.getOrder({ params: { id } })).items[0]).not.toHaveProperty("warned_of");
    const without = apiFor(shop, await aCustomer(shop.database));
    await cash(without, drops.id);
    await aUserpet(shop.database, {
      userId,
      species: "Cat",
      endedOn: "2026-01-05",
      endedBy: "died",
      endRecordedAt: new Date(),
    });
    expect(await cash(api, drops.id)).toHaveProperty("transaction_id");
  });

  it("asks anew for an animal that came later", async () => {
    const [{ api, userId }, drops] = [await aDogOwner(), await fleaDrops()];
    const first = await aCat(userId);
    const acknowledged = [`${drops.id}:permethrin:${first.id}`];
    const second = await aCat(userId, "Miu");
    const error = await errorOf(cash(api, drops.id, { acknowledged }));
    expect(error).toMatchObject({ code: "needs_acknowledgement" });
    expect(error.warnings.map(({ animal }) => animal)).toEqual(["Bao", "Miu"]);
    await cash(api, drops.id, { acknowledged: [...acknowledged, `${drops.id}:permethrin:${second.id}`] });
  });

  it("counts an animal that was added a moment before", async () => {
    const [{ api }, drops] = [await aDogOwner(), await fleaDrops()];
    await api.addUserpet({ body: { name: "Bao", species: "Cat", breed: "Burmese", gender: "Male" } });
    expect(await errorOf(cash(api, drops.id))).toMatchObject({ code: "needs_acknowledgement" });
  });

  it("is not compared with the household where it is a gift", async () => {
    const [{ api, userId }, drops, ball] = [await aDogOwner(), await fleaDrops(), await aGear(shop.database)];
    await aCat(userId);
    const { transaction_id: id } = await cash(api, drops.id, { gifts: [drops.id] });
    expect((await api.getOrder({ params: { id } })).items).toMatchObject([{ is_gift: true }]);
    expect(await errorOf(cash(api, drops.id, { gifts: [ball.id] }))).toMatchObject({ code: "needs_acknowledgement" });
  });

  it("has nothing against what only speaks against a gear", async () => {
    const { api } = await aDogOwner();
    const kibble = await aGear(shop.database, { contains: ["chicken"], species: "Cat", animalMaxKg: 1 });
    const [pet] = (await api.getHousehold()).pets;
    await api.setAvoids({
      params: { id: pet?.id as number },
      body: { avoids: [{ ingredient: "poultry", reason: "allergy" }] },
    });
    expect(await cash(api, kibble.id)).toHaveProperty("transaction_id");
  });
});
