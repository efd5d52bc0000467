import { type Country, describePromise, promiseDelivery } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, orders } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

async function anOrder(country: Country = "vn") {
  const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database)];
  const api = apiFor(shop, customer);
  const to = { ...shipTo, country };
  const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity: 1 }], { customer: to });
  return { api, customer, id, order: await api.getOrder({ params: { id } }) };
}

/** The day may end, and the cut-off may pass, between the order and this. */
const promisesAround = async (country: Country, placedAt: string) => {
  const rules = await apiFor(shop).getDeliveryRules();
  return [new Date(placedAt), new Date()].map((moment) => promiseDelivery(rules, country, moment));
};

const setPromise = (id: string, promisedFrom: string | null, promisedUntil: string | null) =>
  shop.database.db.update(orders).set({ promisedFrom, promisedUntil }).where(eq(orders.transactionId, id));

describe("an order", () => {
  it.each(["vn", "us", "sg"] as const)(
    "to %s keeps the days that were promised, and its mail names them",
    async (country) => {
      const { customer, order } = await anOrder(country);
      expect(await promisesAround(country, order.date_issued)).toContainEqual(order.promised);
      const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, customer.id));
      expect(order.promised && mail?.bodyText).toContain(
        `It arrives ${describePromise(order.promised ?? { from: "", until: "" })}.`,
      );
    },
  );

  it("keeps them when the shop promises something else to others", async () => {
    const { api, id, order } = await anOrder();
    const owner = await staffApi(shop);
    const { value, version } = (await owner.listContent()).delivery;
    const slower = { ...value, transit: { ...value.transit, vn: { min: 20, max: 30 } } };
    await owner.updateDeliveryTimes({ body: { version, value: slower } });
    expect((await api.getOrder({ params: { id } })).promised).toEqual(order.promised);
    const later = await anOrder();
    expect((later.order.promised?.from ?? "") > (order.promised?.until ?? "")).toBe(true);
    await owner.updateDeliveryTimes({ body: { version: version + 1, value } });
  });

  it("from before was promised nothing", async () => {
    const { api, id } = await anOrder();
    await setPromise(id, null, null);
    expect((await api.getOrder({ params: { id } })).promised).toBeNull();
  });

  it("is late when these days are over and it is not delivered", async () => {
    const [late, intime, delivered] = [await anOrder(), await anOrder(), await anOrder()];
    for (const { id } of [late, delivered]) await setPromise(id, "2020-01-01", "2020-01-03");
    await shop.database.db.update(orders).set({ status: "shipped" }).where(eq(orders.transactionId, delivered.id));
    const clerk = await staffApi(shop, "clerk");
    const { rows } = await clerk.listOrdersAsStaff({ query: { problem: "late" } });
    expect(rows.map(({ transaction_id: id }) => id)).toEqual([late.id]);
    expect((await clerk.getOrderAsStaff({ params: { id: intime.id } })).promised).toEqual(intime.order.promised);
  });
});

describe("the rules of delivery", () => {
  it("are public, and follow opening hours, holidays and what staff edit", async () => {
    const owner = await staffApi(shop);
    const { holidays, delivery } = await owner.listContent();
    const value = [
      { date: "2020-01-01", name: "Over" },
      { date: "2090-01-02", name: "Ahead" },
    ];
    await owner.updateHolidays({ body: { version: holidays.version, value } });
    expect(await apiFor(shop).getDeliveryRules()).toEqual({
      ...delivery.value,
      open: [true, true, true, true, true, true, false],
      holidays: ["2090-01-02"],
      time_zone: "Asia/Ho_Chi_Minh",
      country: "vn",
    });
  });

  it.each([
    [{ handling_days: -1 }, "value.handling_days"],
    [{ cut_off: "25:00" }, "value.cut_off"],
    [{ transit: { vn: { min: 3, max: 2 }, us: { min: 1, max: 1 }, sg: { min: 1, max: 1 } } }, "value.transit.vn.max"],
  ])("are refused with %j", async (wrong, field) => {
    const owner = await staffApi(shop);
    const { version, value } = (await owner.listContent()).delivery;
    await expect(owner.updateDeliveryTimes({ body: { version, value: { ...value, ...wrong } } })).rejects.toMatchObject(
      {
        errors: { [field]: [expect.any(String)] },
      },
    );
  });
});
