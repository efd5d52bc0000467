import { maxStockAlerts } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { testShopIdentity } from "../../../../test/support/shop-identity.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { gears, mailOutbox, stockAlerts } from "../../../schema/index.ts";
import { sendStockAlerts } from "./send-stock-alerts.ts";

const shop = testShop();
const send = () => sendStockAlerts({ database: shop.database, shopIdentity: testShopIdentity() });
const setStock = (id: number, stock: number) => shop.database.db.update(gears).set({ stock }).where(eq(gears.id, id));
const waitHours = (hours: number) =>
  shop.database.db.update(stockAlerts).set({ toldAt: sql`told_at - make_interval(hours => ${hours})` });

const aSoldOutGear = () => aGear(shop.database, { name: "Rope", stock: 0 });

async function aWaitingCustomer(gearId: number) {
  const customer = await aCustomer(shop.database);
  const api = apiFor(shop, customer);
  await api.askStockAlert({ params: { id: gearId } });
  return { ...customer, api };
}

/** In the order in which they were told. */
const toldAbout = async (gearId: number) => {
  const mails = await shop.database.db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.about} like ${`gear ${gearId} for account %`}`)
    .orderBy(mailOutbox.id);
  return mails.map(({ userId }) => userId);
};

describe("somebody who waits for a gear", () => {
  it("is told once by mail when it is back, and waits no longer", async () => {
    const { id } = await aSoldOutGear();
    const { api, id: userId } = await aWaitingCustomer(id);
    await send();
    expect(await toldAbout(id)).toEqual([]);
    expect((await api.listStockAlerts()).items).toMatchObject([{ gear: { id, name: "Rope", stock: 0 } }]);
    await setStock(id, 5);
    await send();
    await send();
    expect(await toldAbout(id)).toEqual([userId]);
    expect(await api.listStockAlerts()).toEqual({ items: [] });
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId));
    expect(mail).toMatchObject({ subject: "Rope is back in stock" });
    expect(mail?.bodyText).toContain(`/gear/${id}`);
    expect(mail?.bodyText).toContain("/wishlist");
  });

  it("is told in turn, as many as there are units, and the next some hours later", async () => {
    const { id } = await aSoldOutGear();
    const line = [];
    for (let count = 0; count < 5; count++) line.push((await aWaitingCustomer(id)).id);
    await setStock(id, 2);
    await send();
    await send();
    expect(await toldAbout(id)).toEqual(line.slice(0, 2));
    await setStock(id, 1);
    await waitHours(3);
    await send();
    expect(await toldAbout(id)).toEqual(line.slice(0, 2));
    await waitHours(1);
    await send();
    expect(await toldAbout(id)).toEqual(line.slice(0, 3));
    await setStock(id, 2);
    await send();
    expect(await toldAbout(id)).toEqual(line.slice(0, 4));
  });

  it("keeps the place in the line when asking twice, and joins the end of it when asking after the mail", async () => {
    const { id } = await aSoldOutGear();
    const first = await aWaitingCustomer(id);
    const second = await aWaitingCustomer(id);
    await first.api.askStockAlert({ params: { id } });
    await setStock(id, 1);
    await send();
    await setStock(id, 0);
    await first.api.askStockAlert({ params: { id } });
    await setStock(id, 1);
    await send();
    expect(await toldAbout(id)).toEqual([first.id, second.id]);
    await waitHours(4);
    await send();
    // The second mail to the first takes the place of the one that still waited to be sent.
    expect(await toldAbout(id)).toEqual([second.id, first.id]);
  });

  it("can withdraw, alone", async () => {
    const { id } = await aSoldOutGear();
    const [mine, other] = [await aWaitingCustomer(id), await aWaitingCustomer(id)];
    expect(await mine.api.withdrawStockAlert({ params: { id } })).toMatchObject({
      message: "You will not be emailed about this gear.",
    });
    expect(await errorOf(mine.api.withdrawStockAlert({ params: { id } }))).toMatchObject({ status: 404 });
    expect((await other.api.listStockAlerts()).items).toHaveLength(1);
    expect((await mine.api.listStockAlerts()).items).toEqual([]);
    await setStock(id, 9);
    await send();
    expect(await toldAbout(id)).toEqual([other.id]);
  });

  it("has proven the address, asks for what is sold out and sold here, and for so many gears at most", async () => {
    const { id } = await aSoldOutGear();
    const unproven = apiFor(shop, await aCustomer(shop.database, { emailConfirmedAt: null }));
    expect(await errorOf(unproven.askStockAlert({ params: { id } }))).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Please confirm your email address") as string,
    });
    const customer = await aCustomer(shop.database);
    const ask = (gearId: number) => errorOf(apiFor(shop, customer).askStockAlert({ params: { id: gearId } }));
    expect(await ask((await aGear(shop.database, { stock: 1 })).id)).toMatchObject({ code: "conflict" });
    expect(await ask((await aGear(shop.database, { stock: 0, state: "hidden" })).id)).toMatchObject({ status: 404 });
    expect(await ask(999_999)).toMatchObject({ status: 404 });
    for (let count = 0; count < maxStockAlerts; count++)
      await apiFor(shop, customer).askStockAlert({ params: { id: (await aSoldOutGear()).id } });
    expect(await ask(id)).toMatchObject({ code: "conflict" });
  });

  it("is not told of a gear that is hidden", async () => {
    const { id } = await aSoldOutGear();
    await aWaitingCustomer(id);
    await shop.database.db.update(gears).set({ stock: 4, state: "hidden" }).where(eq(gears.id, id));
    await send();
    expect(await toldAbout(id)).toEqual([]);
  });

  it("is counted for staff, in the stock list and with the gear", async () => {
    const { id } = await aGear(shop.database, { name: "Counted", stock: 0 });
    await aWaitingCustomer(id);
    await aWaitingCustomer(id);
    const staff = await staffApi(shop, "manager");
    expect(await staff.getStock({ params: { id } })).toMatchObject({ waiting: 2 });
    expect((await staff.listStock({ query: { text: "Counted" } })).rows).toMatchObject([{ id, waiting: 2 }]);
    expect(await staff.getGearAsStaff({ params: { id } })).toMatchObject({ waiting: 2 });
    await setStock(id, 2);
    await send();
    expect(await staff.getStock({ params: { id } })).toMatchObject({ waiting: 0 });
  });
});
