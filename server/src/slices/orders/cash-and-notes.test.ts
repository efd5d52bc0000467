import type { Api } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditValues, orderNotes, users } from "../../schema/index.ts";

const shop = testShop();
let clerk: Api;
beforeEach(async () => {
  clerk = await staffApi(shop, "clerk");
});

/** Two gears for $20 in cash. */
async function anOrder(...steps: ("shipping" | "shipped")[]) {
  const customer = await aCustomer(shop.database);
  const api = apiFor(shop, customer);
  const { id: gearId } = await aGear(shop.database);
  const { transaction_id: id } = await placeCashOrder(api, [{ id: gearId, quantity: 2 }]);
  for (const shipping_status of steps) await clerk.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  return { customer, api, id };
}

const collect = (id: string, amount: number, collected_at?: string) =>
  clerk.collectCash({ params: { id }, body: { amount, ...(collected_at && { collected_at }) } });
const report = (state: "differs" | "open" | "collected") => clerk.listCash({ query: { state } });
const isListed = async (state: "differs" | "open" | "collected", id: string) =>
  (await report(state)).rows.some((row) => row.transaction_id === id);
const newestEntry = async (id: string) =>
  (await clerk.getHistory({ params: { kind: "order", object_id: id } })).rows[0];

describe("cash on delivery", () => {
  it("is collected once, by whom and when", async () => {
    const { api, id } = await anOrder("shipping", "shipped");
    const calls = startMany(5, () => collect(id, 20));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 4 });
    expect((await clerk.getOrderAsStaff({ params: { id } })).cash).toEqual({
      due: 20,
      can_collect: false,
      can_cancel_items: false,
      collected: { amount: 20, at: expect.any(String) as string, by: "Kim" },
    });
    expect((await api.getOrder({ params: { id } })).timeline.at(-1)?.kind).toBe("collected");
    expect([await isListed("collected", id), await isListed("differs", id), await isListed("open", id)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is not collected for a card order, before something is sent, or in the future", async () => {
    const { id: byCard } = await aPendingPayment(shop);
    expect(await errorOf(collect(byCard, 10))).toMatchObject({ status: 409, message: "This order is paid by card." });
    const { id } = await anOrder();
    expect(await errorOf(collect(id, 20))).toMatchObject({ status: 409 });
    await clerk.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await errorOf(collect(id, 20, tomorrow))).toMatchObject({ status: 422 });
    expect(await collect(id, 20)).toMatchObject({ cash: { collected: { amount: 20 } } });
  });

  it("is reported where it differs, with sums, until the wrong amount is taken back", async () => {
    const before = (await report("differs")).sums;
    const { id } = await anOrder("shipping", "shipped");
    await collect(id, 18.5);
    const { rows, sums } = await report("differs");
    expect(rows[0]).toMatchObject({ transaction_id: id, due: 20, collected: 18.5, difference: -1.5, by: "Kim" });
    expect(sums).toEqual({
      count: before.count + 1,
      due: before.due + 20,
      collected: before.collected + 18.5,
      difference: before.difference - 1.5,
    });
    const entry = await newestEntry(id);
    expect(entry).toMatchObject({ action: "cash collected", after: { collected: 18.5, due: 20 }, can_undo: true });
    await clerk.undoChange({ params: { id: entry?.id ?? 0 } });
    expect(await isListed("differs", id)).toBe(false);
    expect(await collect(id, 20)).toMatchObject({ cash: { collected: { amount: 20 } } });
  });

  it("is reported as open from delivery on, newest first", async () => {
    const { id: shipping } = await anOrder("shipping");
    const { id } = await anOrder("shipping", "shipped");
    const { rows, sums } = await report("open");
    expect(rows[0]).toMatchObject({ transaction_id: id, due: 20, collected: null, difference: null });
    expect(rows.map(({ transaction_id }) => transaction_id)).not.toContain(shipping);
    expect(sums).toMatchObject({ count: rows.length, due: rows.length * 20, collected: 0 });
    const { rows: none } = await clerk.listCash({ query: { state: "open", to: "2020-01-01" } });
    expect(none).toEqual([]);
  });
});

describe("the notes of an order", () => {
  const add = (id: string, text: string, is_about_customer = false) =>
    clerk.addOrderNote({ params: { id }, body: { text, is_about_customer } });

  it("are written by anybody, edited by their author and deleted by anybody, all of it in the log", async () => {
    const { api, id } = await anOrder();
    const { notes } = await add(id, "Rings twice.");
    const [note] = notes;
    expect(note).toMatchObject({ text: "Rings twice.", by: "Kim", is_own: true, edited_at: null, version: 1 });
    const params = { id, note: note?.id ?? 0 };
    const other = await staffApi(shop, "manager");
    const edit = (by: Api) => by.editOrderNote({ params, body: { text: "Rings once.", version: 1 } });
    expect(await errorOf(edit(other))).toMatchObject({ status: 404 });
    expect((await edit(clerk)).notes).toMatchObject([{ text: "Rings once.", version: 2 }]);
    expect(await errorOf(edit(clerk))).toMatchObject({ code: "edited_meanwhile" });
    expect((await other.deleteOrderNote({ params })).notes).toEqual([]);
    expect(await newestEntry(id)).toMatchObject({ action: "note deleted", before: { text: "Rings once." } });
    expect(JSON.stringify(await api.getOrder({ params: { id } }))).not.toContain("Rings");
  });

  it("are erased with the account if they are about the customer, also from the log", async () => {
    const { customer, id } = await anOrder();
    await add(id, "Is deaf in one ear.", true);
    await add(id, "Box was wet.");
    await shop.database.db.delete(users).where(eq(users.id, customer.id));
    const { notes } = await clerk.getOrderAsStaff({ params: { id } });
    expect(notes.map(({ text }) => text)).toEqual(["Box was wet."]);
    expect(JSON.stringify(await shop.database.db.select().from(auditValues))).not.toContain("deaf");
    expect(await shop.database.db.$count(orderNotes, eq(orderNotes.text, "Is deaf in one ear."))).toBe(0);
  });
});

describe("an order's page", () => {
  it("shows the mails about the order and no others", async () => {
    const { id } = await anOrder("shipping");
    await anOrder("shipping");
    const { mails } = await clerk.getOrderAsStaff({ params: { id } });
    expect(mails.map(({ subject, state }) => [subject, state])).toEqual([
      [`We have received your order (${id})`, "waiting"],
      [`Your order is on its way (${id})`, "waiting"],
    ]);
  });
});
