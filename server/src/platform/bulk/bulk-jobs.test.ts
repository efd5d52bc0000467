import type { Api } from "@pawhaven/contract";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { mailSubjectsOf, placeCashOrder } from "../../../test/support/orders.ts";
import { testOrderContext } from "../../../test/support/payments.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { createBulkActions } from "../../composition/bulk-actions.ts";
import { auditLog, bulkItems, staff } from "../../schema/index.ts";
import { runBulkJobs } from "./run-bulk-jobs.ts";

const shop = testShop();

async function orderNumbers(count: number): Promise<string[]> {
  const { id } = await aGear(shop.database, { stock: count });
  const numbers: string[] = [];
  for (let placed = 0; placed < count; placed++) {
    const api = apiFor(shop, await aCustomer(shop.database));
    numbers.push((await placeCashOrder(api, [{ id, quantity: 1 }])).transaction_id);
  }
  return numbers;
}

const run = () => {
  const actions = createBulkActions(testOrderContext(shop, new FakePaymentProvider()));
  return runBulkJobs({ database: shop.database, actions, log: { error: () => {} } });
};
const ship = (api: Api, ids: string[]) => api.startBulkShipping({ body: { ids } });
const shippedEntries = async (ids: string[]) => {
  const entries = await shop.database.db.select().from(auditLog).where(inArray(auditLog.objectId, ids));
  return entries.filter(({ action }) => action === "shipped");
};

describe("a bulk job", () => {
  it("ships every order once, audited under the job's request, and says which it could not", async () => {
    const { id: staffId, staffToken } = await aStaffMember(shop.database, "clerk");
    const api = apiFor(shop, { staffToken });
    const ids = await orderNumbers(3);
    await api.updateOrderAsStaff({ params: { id: ids[0] ?? "" }, body: { shipping_status: "shipping" } });
    const started = await ship(api, [...ids, ...ids, "VN-00000000000000000000"]);
    expect(started).toMatchObject({ action: "ship orders", total: 4, waiting: 4, done: 0 });
    await Promise.all([run(), run()]);
    const job = await api.getBulkJob({ params: { id: started.id } });
    expect(job).toMatchObject({ waiting: 0, done: 2, failed: 2 });
    expect(job.failures).toEqual([
      { object_id: ids[0], message: "This order cannot change from shipping to shipping." },
      { object_id: "VN-00000000000000000000", message: "Order not found" },
    ]);
    const [start] = await shop.database.db.select().from(auditLog).where(eq(auditLog.objectKind, "bulk job"));
    const entries = await shippedEntries(ids.slice(1));
    expect(entries).toMatchObject([1, 2].map(() => ({ staffId, requestId: start?.requestId })));
    for (const id of ids) expect(await mailSubjectsOf(shop, id)).toHaveLength(2);
  });

  it("takes everything that the filter matches", async () => {
    const { staffToken } = await aStaffMember(shop.database, "clerk");
    const api = apiFor(shop, { staffToken });
    const ids = await orderNumbers(2);
    const job = await api.startBulkShipping({ body: { filter: { status: "ordered" } } });
    await run();
    expect(await api.getBulkJob({ params: { id: job.id } })).toMatchObject({ failed: 0, done: job.total });
    expect(await shippedEntries(ids)).toHaveLength(2);
    expect(await errorOf(api.startBulkShipping({ body: { filter: { text: "nobody at all" } } }))).toMatchObject({
      status: 409,
    });
    expect(await errorOf(api.startBulkShipping({ body: {} }))).toMatchObject({ status: 422 });
  });

  it("does nothing more once it is cancelled, or its starter has left", async () => {
    const { id, staffToken } = await aStaffMember(shop.database, "clerk");
    const api = apiFor(shop, { staffToken });
    const ids = await orderNumbers(2);
    const job = await ship(api, ids);
    expect(await api.cancelBulkJob({ params: { id: job.id } })).toMatchObject({ waiting: 0, cancelled: 2 });
    const second = await ship(api, ids);
    await shop.database.db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, id));
    await run();
    const items = await shop.database.db.select().from(bulkItems).where(eq(bulkItems.jobId, second.id));
    expect(items.map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(await shippedEntries(ids)).toEqual([]);
  });

  it("is visible to whoever may do what it does", async () => {
    const [clerk, keeper] = [await aStaffMember(shop.database, "clerk"), await aStaffMember(shop.database, "keeper")];
    const job = await ship(apiFor(shop, clerk), await orderNumbers(1));
    const params = { id: job.id };
    expect(await errorOf(apiFor(shop, keeper).getBulkJob({ params }))).toMatchObject({ status: 404 });
    expect(await errorOf(apiFor(shop, keeper).cancelBulkJob({ params }))).toMatchObject({ status: 404 });
    await run();
  });
});
