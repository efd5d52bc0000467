import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder, startCardPayment } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { orders } from "../../schema/index.ts";
import { readFigures } from "./read-figures.ts";

const shop = testShop();

describe("the health report of a process", () => {
  it("has its last hour, its jobs and what waits in the shop, for managers and owners", async () => {
    const report = await apiFor(shop, await aStaffMember(shop.database, "manager")).getHealthReport();
    expect(report).toMatchObject({ sample_seconds: 15, samples: [], jobs: [] });
    expect(report.node.pool_size).toBeGreaterThan(0);
    expect(report.figures).toMatchObject({ orders_placed: 0, mails: { waiting: 0, given_up: 0 } });
    const clerk = apiFor(shop, await aStaffMember(shop.database, "clerk"));
    await expect(clerk.getHealthReport()).rejects.toMatchObject({ code: "forbidden" });
  });

  it("counts orders, the units they hold, and payments that do not come to an end", async () => {
    const { id } = await aGear(shop.database, { stock: 10 });
    const api = apiFor(shop, await aCustomer(shop.database));
    await placeCashOrder(api, [{ id, quantity: 1 }]);
    await startCardPayment(api, [{ id, quantity: 3 }], 3000);
    expect(await readFigures(shop.database.db)).toMatchObject({
      open_orders: { awaiting_payment: 1, ordered: 1, shipping: 0 },
      orders_placed: 1,
      held_units: 3,
      payments: { open: 1, paid: 0 },
      overdue_payments: 0,
    });
    await shop.database.db.update(orders).set({ heldUntil: new Date("2020-01-01") });
    expect(await readFigures(shop.database.db)).toMatchObject({ overdue_payments: 1 });
  });
});
