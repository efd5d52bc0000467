import type { Api } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { countStatements } from "../../../test/support/count-statements.ts";
import { aGear, aStaffMember } from "../../../test/support/factories.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, stockMovements } from "../../schema/index.ts";
import { listStock } from "./list-stock.ts";

const shop = testShop();
afterEach(() => expectConsistentLedger(shop));

const clerk = () => staffApi(shop, "clerk");
let count = 0;
const aSupplier = async (api: Api, overrides: Partial<Parameters<Api["createSupplier"]>[0]["body"]> = {}) =>
  api.createSupplier({
    body: { name: `Supplier ${++count}`, contact_name: "", email: "", phone: "", lead_days: 14, ...overrides },
  });
const buy = async (id: number, quantity: number) => placeCashOrder(await signedInApi(shop), [{ id, quantity }]);
const stockOfGear = async (api: Api, id: number) => {
  const { available, held, on_hand } = await api.getStock({ params: { id } });
  return { available, held, on_hand };
};
const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);

describe("the stock list", () => {
  it("tells available, held and on hand apart, and is filtered by state, supplier and text", async () => {
    const api = await clerk();
    const out = await aGear(shop.database, { name: "Xylo out", stock: 0 });
    const low = await aGear(shop.database, { name: "Xylo low", stock: 5 });
    const plenty = await aGear(shop.database, { name: "Xylo plenty", stock: 9 });
    await buy(plenty.id, 2);
    const { rows } = await api.listStock({ query: { text: "xylo" } });
    expect(rows).toMatchObject([
      { id: out.id, available: 0, held: 0, on_hand: 0, state: "out" },
      { id: low.id, available: 5, held: 0, on_hand: 5, low_stock_at: 5, state: "low" },
      { id: plenty.id, available: 7, held: 2, on_hand: 9, state: "in_stock" },
    ]);
    expect(idsOf(await api.listStock({ query: { text: "xylo", state: "low" } }))).toEqual([out.id, low.id]);
    expect(idsOf(await api.listStock({ query: { text: "xylo", state: "out" } }))).toEqual([out.id]);
    expect(idsOf(await api.listStock({ query: { text: "xylo", sort: "-held" } }))[0]).toBe(plenty.id);
    const { id } = await aSupplier(api);
    await api.setSupplierGear({ params: { id, gear_id: low.id }, body: { item_number: "X-1" } });
    expect(idsOf(await api.listStock({ query: { supplier_id: id } }))).toEqual([low.id]);
    expect(await api.getStock({ params: { id: low.id } })).toMatchObject({ suppliers: [{ id, item_number: "X-1" }] });
  });

  it("takes one statement, and is a file for spreadsheets", async () => {
    await aGear(shop.database, { name: "=Hostile", stock: 3 });
    const counted = countStatements(shop.database.db);
    await listStock(counted.db, { sort: "available" });
    expect(counted.count()).toBe(1);
    const { staffToken } = await aStaffMember(shop.database, "clerk");
    const url = "/api/staff/stock.csv?text=hostile";
    const { body } = await shop.app.inject({ url, headers: staffHeaders(staffToken) });
    expect(body).toContain("Gear,Name,Category,Available,Held,On hand,Low at,State");
    expect(body).toContain(",'=Hostile,Toys,3,0,3,5,low");
  });

  it("is counted on the dashboard by each gear's own threshold, which can be undone", async () => {
    const api = await clerk();
    const { id } = await aGear(shop.database, { stock: 20 });
    const lowCount = async () => (await api.getDashboard()).work.find(({ kind }) => kind === "low_stock")?.count ?? 0;
    const before = await lowCount();
    const change = (low_stock_at: number, was: number) =>
      api.changeLowStock({ params: { id }, body: { low_stock_at, was } });
    expect(await change(20, 5)).toMatchObject({ low_stock_at: 20, state: "low" });
    expect(await lowCount()).toBe(before + 1);
    expect(await errorOf(change(7, 5))).toMatchObject({ code: "edited_meanwhile" });
    const history = await api.getHistory({ params: { kind: "stock", object_id: String(id) } });
    expect(history.rows).toMatchObject([{ action: "threshold changed", can_undo: true }]);
    await api.undoChange({ params: { id: history.rows[0]?.id ?? 0 } });
    expect(await lowCount()).toBe(before);
  });
});

describe("the ledger of a gear", () => {
  it("has every movement with reason, person, order and what was on hand after it", async () => {
    const { caller, staffToken } = await aStaffMember(shop.database, "clerk");
    const api = apiFor(shop, { staffToken });
    const { id } = await aGear(shop.database, { stock: 5 });
    const order = await buy(id, 2);
    await api.updateOrderAsStaff({ params: { id: order.transaction_id }, body: { shipping_status: "shipping" } });
    await api.adjustStock({ params: { id }, body: { reason: "damaged", delta: -1, note: "Wet" } });
    const { rows } = await api.listMovements({ params: { id } });
    expect(rows).toMatchObject([
      { reason: "damaged", delta: -1, on_hand: 2, staff: caller.name, note: "Wet", order_id: null },
      { reason: "sold", delta: -2, on_hand: 3, staff: caller.name, order_id: order.transaction_id },
      { reason: "received", delta: 5, on_hand: 5, staff: null },
    ]);
  });

  it("has pages that go on with the right number on hand", async () => {
    const api = await clerk();
    const { id } = await aGear(shop.database, { stock: 1 });
    await shop.database.db.execute(sql`
      insert into stock_movements (gear_id, delta, reason) select ${id}, 1, 'received' from generate_series(1, 60)`);
    const first = await api.listMovements({ params: { id } });
    const second = await api.listMovements({ params: { id }, query: { cursor: first.next_cursor ?? "" } });
    expect([...first.rows, ...second.rows].map(({ on_hand }) => on_hand)).toEqual(
      Array.from({ length: 61 }, (_, index) => 61 - index),
    );
    expect(second.next_cursor).toBeNull();
  });
});

describe("adjusting", () => {
  it("never takes what orders hold, nor lets damage bring units", async () => {
    const api = await clerk();
    const { id } = await aGear(shop.database, { stock: 5 });
    await buy(id, 4);
    const adjust = (reason: "damaged" | "correction", delta: number) =>
      api.adjustStock({ params: { id }, body: { reason, delta } });
    expect(await errorOf(adjust("correction", -2))).toMatchObject({
      code: "conflict",
      message: "Only 1 can be taken off the shelf: 4 more are held for orders.",
    });
    expect(await errorOf(adjust("damaged", 1))).toMatchObject({ status: 422, errors: { delta: [expect.anything()] } });
    expect(await errorOf(adjust("correction", 0))).toMatchObject({ status: 422 });
    expect(await adjust("correction", 3)).toMatchObject({ available: 4, held: 4, on_hand: 8 });
  });

  it("counts once, however often it is sent", async () => {
    const api = await clerk();
    const { id } = await aGear(shop.database, { stock: 3 });
    const send = () =>
      api.adjustStock({ params: { id }, body: { reason: "damaged", delta: -3 } }, { idempotencyKey: "once" });
    for (const reply of [await send(), await send()]) expect(reply).toMatchObject({ available: 0 });
    expect((await api.listMovements({ params: { id } })).rows).toHaveLength(2);
  });
});

describe("receiving a delivery", () => {
  it("puts all of it on the shelf, once, whatever the number of clicks", async () => {
    const api = await clerk();
    const [ball, cave] = [await aGear(shop.database, { stock: 1 }), await aGear(shop.database, { stock: 0 })];
    const { id: supplier_id, name } = await aSupplier(api);
    const lines = [
      { gear_id: ball.id, quantity: 10 },
      { gear_id: cave.id, quantity: 4 },
      { gear_id: ball.id, quantity: 2 },
    ];
    const receive = () =>
      api.receiveDelivery({ body: { supplier_id, reference: "LS-7", lines } }, { idempotencyKey: "click" });
    const replies = await Promise.all([receive(), receive(), receive()]);
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(replies[0]).toMatchObject({ supplier: { name }, reference: "LS-7", units: 16, lines: [{}, {}] });
    expect(await stockOfGear(api, ball.id)).toEqual({ available: 13, held: 0, on_hand: 13 });
    expect(await stockOfGear(api, cave.id)).toEqual({ available: 4, held: 0, on_hand: 4 });
    expect((await api.listDeliveries()).rows[0]).toMatchObject({ id: replies[0]?.id, units: 16 });
    const [movement] = (await api.listMovements({ params: { id: cave.id } })).rows;
    expect(movement).toMatchObject({ reason: "received", delivery_id: replies[0]?.id });
  });

  it("changes nothing if one line cannot be received", async () => {
    const api = await clerk();
    const { id: gear_id } = await aGear(shop.database, { stock: 1 });
    const { id: supplier_id } = await aSupplier(api);
    const lines = [
      { gear_id, quantity: 5 },
      { gear_id: 2_000_000_000, quantity: 1 },
    ];
    expect(await errorOf(api.receiveDelivery({ body: { supplier_id, lines } }))).toMatchObject({ status: 404 });
    const unknown = { supplier_id: 2_000_000_000, lines: [{ gear_id, quantity: 5 }] };
    expect(await errorOf(api.receiveDelivery({ body: unknown }))).toMatchObject({ status: 404 });
    expect(await stockOfGear(api, gear_id)).toMatchObject({ on_hand: 1 });
  });
});

describe("a stocktake", () => {
  it("enters what was different when it was counted, whatever was sold since", async () => {
    const api = await clerk();
    const counted = await aGear(shop.database, { stock: 10 });
    const right = await aGear(shop.database, { stock: 4 });
    await buy(counted.id, 2);
    const { id } = await api.startStocktake();
    expect(await errorOf(api.startStocktake())).toMatchObject({ code: "conflict" });
    const countUnits = (gear_id: number, units: number) =>
      api.countGear({ params: { id, gear_id }, body: { counted: units } });
    await countUnits(counted.id, 12);
    expect(await countUnits(counted.id, 9)).toMatchObject({ count: { counted: 9, expected: 10, difference: -1 } });
    await countUnits(right.id, 4);
    await buy(counted.id, 3);
    expect(await api.getStocktake({ params: { id } })).toMatchObject({
      counted: 2,
      different: 1,
      missing: 1,
      surplus: 0,
    });
    const different = await api.listCountedGears({ params: { id }, query: { state: "different" } });
    expect(idsOf(different)).toEqual([counted.id]);
    const uncounted = await api.listCountedGears({ params: { id }, query: { state: "uncounted" } });
    expect(idsOf(uncounted)).not.toContain(right.id);
    expect(await api.finishStocktake({ params: { id } })).toMatchObject({ state: "finished" });
    expect(await stockOfGear(api, counted.id)).toEqual({ available: 4, held: 5, on_hand: 9 });
    expect(await errorOf(countUnits(right.id, 1))).toMatchObject({ code: "conflict" });
    expect(await errorOf(api.finishStocktake({ params: { id } }))).toMatchObject({ code: "conflict" });
    const rows = await shop.database.db.select().from(stockMovements).where(eq(stockMovements.stocktakeId, id));
    expect(rows).toMatchObject([{ gearId: counted.id, delta: -1, reason: "counted" }]);
  });

  it("takes nothing from orders, and changes nothing when it is cancelled", async () => {
    const api = await clerk();
    const { id: gear_id, name } = await aGear(shop.database, { stock: 5 });
    await buy(gear_id, 4);
    const { id } = await api.startStocktake();
    await api.countGear({ params: { id, gear_id }, body: { counted: 3 } });
    expect(await errorOf(api.finishStocktake({ params: { id } }))).toMatchObject({
      code: "conflict",
      message: expect.stringContaining(name) as string,
    });
    expect(await api.cancelStocktake({ params: { id } })).toMatchObject({ state: "cancelled" });
    expect(await stockOfGear(api, gear_id)).toEqual({ available: 1, held: 4, on_hand: 5 });
  });
});

describe("suppliers", () => {
  it("have names of their own, and are not overwritten", async () => {
    const api = await clerk();
    const first = await aSupplier(api, { name: "Paws & Co" });
    expect(await errorOf(aSupplier(api, { name: "PAWS & co" }))).toMatchObject({
      status: 409,
      errors: { name: [expect.anything()] },
    });
    const { id, version, gears: _, ...draft } = first;
    const change = (phone: string) => api.updateSupplier({ params: { id }, body: { ...draft, phone, version } });
    expect(await change("1")).toMatchObject({ phone: "1", version: 2 });
    expect(await errorOf(change("2"))).toMatchObject({ code: "edited_meanwhile" });
    const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.objectKind, "supplier"));
    expect(entries.filter(({ objectId }) => objectId === String(id)).map(({ action }) => action)).toEqual([
      "created",
      "changed",
    ]);
  });

  it("get suggestions from what was sold in eight weeks, without what came back", async () => {
    const api = await clerk();
    const { id: gear_id } = await aGear(shop.database, { stock: 50 });
    const { id } = await aSupplier(api, { lead_days: 21 });
    await api.setSupplierGear({ params: { id, gear_id }, body: { item_number: "A-1" } });
    const { transaction_id } = await buy(gear_id, 40);
    await api.updateOrderAsStaff({ params: { id: transaction_id }, body: { shipping_status: "shipping" } });
    await shop.database.db.execute(sql`
      insert into stock_movements (gear_id, delta, reason, happened_at) values (${gear_id}, 3, 'received', now())`);
    // 40 in 8 weeks are 5 a week, 15 in three weeks; with 5 left as a reserve, 13 available are 7 too few.
    expect(await api.listPurchaseSuggestions({ params: { id } })).toEqual([
      {
        gear_id,
        name: expect.any(String) as string,
        item_number: "A-1",
        sold: 40,
        per_week: 5,
        lead_units: 15,
        safety: 5,
        available: 13,
        suggested: 7,
      },
    ]);
    await api.removeSupplierGear({ params: { id, gear_id } });
    expect(await api.listPurchaseSuggestions({ params: { id } })).toEqual([]);
    expect(await errorOf(api.removeSupplierGear({ params: { id, gear_id } }))).toMatchObject({ status: 404 });
  });
});
