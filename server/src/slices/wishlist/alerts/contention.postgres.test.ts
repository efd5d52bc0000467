import type { ApiResponseError } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { apiFor } from "../../../../test/support/api-client.ts";
import { startMany } from "../../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { testShopIdentity } from "../../../../test/support/shop-identity.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { gears, mailOutbox, stockAlerts } from "../../../schema/index.ts";
import { sendStockAlerts } from "./send-stock-alerts.ts";

const shop = testShop();
const nodes = 8;
const waiting = 40;

/** Every call has a connection of its own, as every node has. */
const sendOnAllNodes = () =>
  Promise.all(startMany(nodes, () => sendStockAlerts({ database: shop.database, shopIdentity: testShopIdentity() })));

async function aLine(gearId: number) {
  const line = [];
  for (let count = 0; count < waiting; count++) {
    const customer = await aCustomer(shop.database);
    await apiFor(shop, customer).askStockAlert({ params: { id: gearId } });
    line.push(customer);
  }
  return line;
}

const toldAbout = async (gearId: number) => {
  const mails = await shop.database.db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.about} like ${`gear ${gearId} for account %`}`)
    .orderBy(mailOutbox.id);
  return mails.map(({ userId }) => userId);
};

it("many nodes tell as many as there are units, in the order of asking, each once", async () => {
  const { id } = await aGear(shop.database, { stock: 0 });
  const line = (await aLine(id)).map((customer) => customer.id);
  await shop.database.db.update(gears).set({ stock: 7 }).where(eq(gears.id, id));
  await sendOnAllNodes();
  expect(await toldAbout(id)).toEqual(line.slice(0, 7));
  await shop.database.db.update(stockAlerts).set({ toldAt: sql`told_at - interval '4 hours'` });
  await sendOnAllNodes();
  expect(await toldAbout(id)).toEqual(line.slice(0, 14));
});

it("people who ask, withdraw and delete their account meanwhile get no mail, or one", async () => {
  const { id } = await aGear(shop.database, { stock: 0 });
  const line = await aLine(id);
  await shop.database.db.update(gears).set({ stock: 1000 }).where(eq(gears.id, id));
  const leaving = line.map(async (customer, index) => {
    const api = apiFor(shop, customer);
    const params = { id };
    if (index % 4 === 0) await api.withdrawStockAlert({ params });
    if (index % 4 === 1) await api.deleteAccount({ body: { email: (await api.getProfile()).email } });
  });
  const [outcomes] = await Promise.all([Promise.allSettled(leaving), sendOnAllNodes(), sendOnAllNodes()]);
  const unexpected = outcomes.filter(
    (outcome) => outcome.status === "rejected" && (outcome.reason as ApiResponseError).status !== 404,
  );
  expect(unexpected).toEqual([]);
  await sendOnAllNodes();
  const told = await toldAbout(id);
  expect(new Set(told).size).toBe(told.length);
  const staying = line.filter((_, index) => index % 4 > 1).map((customer) => customer.id);
  expect(told).toEqual(expect.arrayContaining(staying));
  const left = await shop.database.db.$count(stockAlerts, sql`gear_id = ${id} and told_at is null`);
  expect(left).toBe(0);
});
