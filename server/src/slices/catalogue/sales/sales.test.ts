import type { Api, SaleDraft } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { listGearPage } from "../../../../test/support/gear-lists.ts";
import { placeCashOrder } from "../../../../test/support/orders.ts";
import { testOrderContext } from "../../../../test/support/payments.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { createBulkActions } from "../../../composition/bulk-actions.ts";
import { findViolations } from "../../../integrity/find-violations.ts";
import { runBulkJobs } from "../../../platform/bulk/run-bulk-jobs.ts";
import { gears, gearSales } from "../../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
const aSale = (from: number, to: number | null, percent = 20): SaleDraft => ({
  percent,
  begins_at: hours(from),
  ends_at: to === null ? null : hours(to),
});
const setSale = (api: Api, id: number, sale: SaleDraft) => api.createSale({ params: { id }, body: sale });
const priceOf = async (id: number) => (await apiFor(shop).getGear({ params: { id } })).price;

describe("a sale", () => {
  it("that has begun changes price, filters and sorting at once; ended, it is over at once", async () => {
    const api = await staffApi(shop, "manager");
    const { id } = await aGear(shop.database, { category: "Sold", listPriceCents: 1999 });
    const other = await aGear(shop.database, { category: "Sold", listPriceCents: 1700 });
    expect(await priceOf(id)).toBe(19.99);
    const sale = await setSale(api, id, aSale(-1, 1));
    expect(sale).toMatchObject({ state: "running", percent: 20, gear: { id, list_price: 19.99 } });
    expect(await apiFor(shop).getGear({ params: { id } })).toMatchObject({ price: 15.99, sale_percent: 20 });
    const sorted = await listGearPage(apiFor(shop), { category: "Sold", sort: "price-asc", maxPrice: 17 });
    expect(sorted.items.map((gear) => gear.id)).toEqual([id, other.id]);
    await api.endSale({ params: { id: sale.id } });
    expect(await priceOf(id)).toBe(19.99);
    expect((await api.listSales({ query: { gear_id: id } })).rows).toMatchObject([{ state: "ended" }]);
    expect(await errorOf(api.endSale({ params: { id: sale.id } }))).toMatchObject({ status: 409 });
  });

  it("begins and ends by itself, and cached replies follow", async () => {
    const api = await staffApi(shop);
    const { id } = await aGear(shop.database, { listPriceCents: 1000 });
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
    await setSale(api, id, { percent: 50, begins_at: soon(700), ends_at: soon(1900) });
    expect(await priceOf(id)).toBe(10);
    await expect.poll(() => priceOf(id), { timeout: 5000 }).toBe(5);
    await expect.poll(() => priceOf(id), { timeout: 5000 }).toBe(10);
  });

  it("is what a customer pays, even if nothing has told the pages yet", async () => {
    const { id } = await aGear(shop.database, { listPriceCents: 1000, stock: 5 });
    await setSale(await staffApi(shop), id, aSale(-1, null, 30));
    await shop.database.db.execute(sql`update gears set sale_percent = 0, sale_changes_at = null where id = ${id}`);
    await shop.database.db.execute(
      sql`update gears set sale_changes_at = now() - interval '1 second' where id = ${id}`,
    );
    const customer = apiFor(shop, await aCustomer(shop.database));
    const { transaction_id } = await placeCashOrder(customer, [{ id, quantity: 1 }]);
    expect(await customer.getOrder({ params: { id: transaction_id } })).toMatchObject({ amount: 7 });
  });

  it("never overlaps another one of the same gear; one may follow the other without a gap", async () => {
    const api = await staffApi(shop);
    const { id } = await aGear(shop.database);
    const first = await setSale(api, id, aSale(1, 2));
    const follows = { ...aSale(2, 3), begins_at: first.ends_at ?? "" };
    const second = await setSale(api, id, follows);
    expect(second).toMatchObject({ state: "coming" });
    expect(await errorOf(setSale(api, id, aSale(1.5, null)))).toMatchObject({
      status: 409,
      message: "There is another sale of this gear in that time. Please end it first, or choose another time.",
    });
    const body = { ...follows, begins_at: hours(1.5), version: second.version };
    expect(await errorOf(api.updateSale({ params: { id: second.id }, body }))).toMatchObject({ status: 409 });
    await api.endSale({ params: { id: first.id } });
    expect(await api.updateSale({ params: { id: second.id }, body })).toMatchObject({ version: 2 });
    expect(await errorOf(api.updateSale({ params: { id: second.id }, body }))).toMatchObject({
      code: "edited_meanwhile",
    });
  });

  it("can be taken back in the log: what was changed, and that it was ended; unless another one is in its place", async () => {
    const api = await staffApi(shop, "manager");
    const { id } = await aGear(shop.database, { listPriceCents: 1000 });
    const sale = await setSale(api, id, aSale(-1, 5, 20));
    const newest = async () => (await api.getHistory({ params: { kind: "gear", object_id: String(id) } })).rows[0];
    const undo = async () => api.undoChange({ params: { id: (await newest())?.id ?? 0 } });
    await api.updateSale({ params: { id: sale.id }, body: { ...aSale(-1, 5, 50), version: sale.version } });
    expect(await priceOf(id)).toBe(5);
    await undo();
    expect(await priceOf(id)).toBe(8);

    await api.endSale({ params: { id: sale.id } });
    expect(await priceOf(id)).toBe(10);
    expect(await newest()).toMatchObject({ action: "sale ended", can_undo: true });
    await undo();
    expect(await priceOf(id)).toBe(8);

    await api.endSale({ params: { id: sale.id } });
    const ended = (await newest())?.id ?? 0;
    await setSale(api, id, aSale(1, 2));
    expect(await errorOf(api.undoChange({ params: { id: ended } }))).toMatchObject({
      status: 409,
      message: expect.stringContaining("another sale") as string,
    });
  });

  it.each([
    [aSale(2, 1), "ends_at"],
    [aSale(-2, -1), "ends_at"],
    [{ ...aSale(1, 2), percent: 91 }, "percent"],
    [{ ...aSale(1, 2), begins_at: "tomorrow" }, "begins_at"],
  ])("is refused as %j", async (sale, field) => {
    const { id } = await aGear(shop.database);
    const error = await errorOf(setSale(await staffApi(shop), id, sale));
    expect(error).toMatchObject({ status: 422 });
    expect(Object.keys(error.errors)).toEqual([field]);
  });

  it("of a gear that was entered with a discount lasts until somebody ends it", async () => {
    const { id } = await aGear(shop.database, { salePercent: 15 });
    const [sale] = await shop.database.db.select().from(gearSales).where(eq(gearSales.gearId, id));
    expect(sale).toMatchObject({ percent: 15, endsAt: null });
  });

  it("needs the permission for prices", async () => {
    const { id } = await aGear(shop.database);
    expect(await errorOf(setSale(await staffApi(shop, "clerk"), id, aSale(1, 2)))).toMatchObject({ status: 403 });
  });
});

describe("a sale for many gears", () => {
  it("is set for each that has none in that time, and named for the others", async () => {
    const api = await staffApi(shop, "manager");
    const [one, two] = [await aGear(shop.database), await aGear(shop.database)];
    await setSale(api, two.id, aSale(0.5, null));
    const job = await api.startBulkSale({ body: { ids: [one.id, two.id], sale: aSale(-1, 5, 40) } });
    const actions = createBulkActions(testOrderContext(shop, new FakePaymentProvider()));
    await runBulkJobs({ database: shop.database, actions, log: { error: () => {} } });
    expect(await api.getBulkJob({ params: { id: job.id } })).toMatchObject({
      done: 1,
      failed: 1,
      failures: [{ object_id: String(two.id), message: expect.stringContaining("another sale") as string }],
    });
    await expect.poll(() => apiFor(shop).getGear({ params: { id: one.id } })).toMatchObject({ sale_percent: 40 });
    const history = await api.getHistory({ params: { kind: "gear", object_id: String(one.id) } });
    expect(history.rows).toMatchObject([{ action: "sale set", after: { percent: 40 } }]);
  });
});

describe("discounts of gears", () => {
  it("are those of their sales", async () => {
    expect(await findViolations(shop.database.db)).toEqual([]);
    const { id } = await aGear(shop.database);
    await shop.database.db.update(gears).set({ salePercent: 5 }).where(eq(gears.id, id));
    expect(await findViolations(shop.database.db)).toMatchObject([
      { check: "a gear whose discount is not that of its sale" },
    ]);
    await shop.database.db.update(gears).set({ salePercent: 0 }).where(eq(gears.id, id));
  });
});
