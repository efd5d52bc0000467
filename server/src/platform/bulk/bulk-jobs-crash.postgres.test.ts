import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiOnlyShop } from "../../../test/faults/api-only-shop.ts";
import { apiAt } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { mailSubjectsOf, placeCashOrder } from "../../../test/support/orders.ts";
import type { ShopProcess } from "../../../test/support/shop-process.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { auditLog } from "../../schema/index.ts";
import { bulkFaultPoints } from "./fault-points.ts";

const test = testDatabase();
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startApiOnlyShop(test.environment);
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
});

async function orderNumbers(count: number): Promise<string[]> {
  const { id } = await aGear(test.database, { stock: count });
  const numbers: string[] = [];
  for (let placed = 0; placed < count; placed++) {
    const api = apiAt(shop.origin, await aCustomer(test.database));
    numbers.push((await placeCashOrder(api, [{ id, quantity: 1 }])).transaction_id);
  }
  return numbers;
}

describe("a bulk job", () => {
  it.each(bulkFaultPoints)("goes on after a crash at “%s”, and does nothing twice", async (point) => {
    const { staffToken } = await aStaffMember(test.database, "clerk");
    const ids = await orderNumbers(5);
    await shop.sendMessage(point);
    const { id } = await apiAt(shop.origin, { staffToken }).startBulkShipping({ body: { ids } });
    expect((await shop.exited).code).toBeNull();
    shop = await startApiOnlyShop(test.environment);
    const job = () => apiAt(shop.origin, { staffToken }).getBulkJob({ params: { id } });
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ waiting: 0, done: 5, failed: 0 });
    const isShipping = and(inArray(auditLog.objectId, ids), eq(auditLog.action, "shipped"));
    expect(await test.database.db.select().from(auditLog).where(isShipping)).toHaveLength(5);
    for (const number of ids)
      expect(await mailSubjectsOf(test, number)).toEqual(["We have received your order", "Your order is on its way"]);
  });
});
