import type { Api } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { expectConsistentLedger, mailSubjectsOf, placeCashOrder, stockOf } from "../../../../test/support/orders.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { mailOutbox } from "../../../schema/index.ts";

const shop = testShop();
let staff: Api;
beforeEach(async () => {
  staff = await staffApi(shop, "manager");
});
afterEach(() => expectConsistentLedger(shop));

/** Two balls of ten dollars and a bed of thirty, in cash. */
async function anOrder() {
  const api = apiFor(shop, await aCustomer(shop.database));
  const { id: ball } = await aGear(shop.database, { name: "Ball" });
  const { id: bed } = await aGear(shop.database, { name: "Bed", listPriceCents: 3000 });
  const items = [
    { id: ball, quantity: 2 },
    { id: bed, quantity: 1 },
  ];
  const { transaction_id: id } = await placeCashOrder(api, items);
  return { api, id, ball, bed };
}

const cancel = (id: string, items: { id: number; cancelled: number }[]) =>
  staff.cancelCashItems({ params: { id }, body: { items, reason: "The last one was damaged." } });
const send = (id: string, number: number, items: { id: number; quantity: number }[]) =>
  staff.shipOrder({
    params: { id },
    body: { number, items, carrier: null, carrier_name: "", tracking_number: "", tracking_url: "" },
  });
const deliver = (id: string, number: number) => staff.deliverShipment({ params: { id, number } });
const collect = (id: string, amount: number) => staff.collectCash({ params: { id }, body: { amount } });

describe("items of a cash order that is not collected", () => {
  it("are cancelled before they are sent: back to stock, less to pay, and the customer is told", async () => {
    const { api, id, ball, bed } = await anOrder();
    expect(await cancel(id, [{ id: ball, cancelled: 1 }])).toMatchObject({
      amount: 50,
      cancelled: 10,
      left_to_send: 2,
      cash: { due: 40, can_cancel_items: true, collected: null },
    });
    expect(await stockOf(shop, ball)).toBe(4);
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      cancelled: 10,
      refunded: 0,
      items: [
        { id: ball, quantity: 2, cancelled: 1 },
        { id: bed, cancelled: 0 },
      ],
      timeline: [{ kind: "placed" }, { kind: "items_cancelled" }],
    });
    expect(await api.getReceipt({ params: { id } })).toMatchObject({ total: 50, cancelled: 10 });
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.subject} like ${`A part of your order has been cancelled (${id})`}`);
    expect(mail?.bodyText).toContain("we cannot send a part of your order. The last one was damaged.");
    expect(mail?.bodyText).toContain("1 × Ball: $10.00\nTo pay on delivery: $40.00");
    const { rows } = await staff.getHistory({ params: { kind: "order", object_id: id } });
    expect(rows[0]).toMatchObject({ action: "items cancelled", before: { due: 50 }, after: { due: 40, units: 1 } });
  });

  it("are cancelled once by many clicks, and what is due when it is collected follows", async () => {
    const { id, ball } = await anOrder();
    const calls = startMany(5, () => cancel(id, [{ id: ball, cancelled: 1 }]));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 4 });
    await cancel(id, [{ id: ball, cancelled: 2 }]);
    const { cash } = await staff
      .updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } })
      .then(() => collect(id, 30));
    expect(cash).toMatchObject({ due: 30, can_cancel_items: false, collected: { amount: 30 } });
    expect((await staff.listCash({ query: { state: "differs" } })).rows).toEqual([]);
    expect((await mailSubjectsOf(shop, id)).filter((subject) => subject.startsWith("A part"))).toHaveLength(2);
  });

  it("are not cancelled after they were sent or collected, twice in one call, or all at once", async () => {
    const { id, ball, bed } = await anOrder();
    const all = [
      { id: ball, cancelled: 2 },
      { id: bed, cancelled: 1 },
    ];
    const message = async (items: typeof all) => (await errorOf(cancel(id, items))).message;
    expect(await message(all)).toBe("This is all that is left. Please cancel the order instead.");
    expect(await message([{ id: bed, cancelled: 2 }])).toBe("Only 1 of Bed is not sent yet.");
    expect(await message([all[0], all[0]].flatMap((item) => item ?? []))).toBe("Each item can be given once.");
    expect(await message([{ id: 999_999, cancelled: 1 }])).toBe("This order has no such item.");
    await send(id, 1, [{ id: bed, quantity: 1 }]);
    expect(await message([{ id: bed, cancelled: 1 }])).toBe("Only 0 of Bed are not sent yet.");
    await collect(id, 50);
    expect(await message([{ id: ball, cancelled: 1 }])).toBe("The cash was collected. Please refund the items.");
  });
});

describe("an order whose parcels have all arrived", () => {
  it("is delivered when the rest is cancelled", async () => {
    const { api, id, ball, bed } = await anOrder();
    await send(id, 1, [{ id: bed, quantity: 1 }]);
    await deliver(id, 1);
    expect(await cancel(id, [{ id: ball, cancelled: 1 }])).toMatchObject({ shipping_status: "shipping" });
    expect(await cancel(id, [{ id: ball, cancelled: 2 }])).toMatchObject({
      shipping_status: "shipped",
      cash: { due: 30, can_collect: true },
    });
    const kinds = (await api.getOrder({ params: { id } })).timeline.map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(["items_cancelled", "shipped"]);
    expect((await mailSubjectsOf(shop, id)).at(-1)).toBe("Your order has been delivered");
  });

  it("is delivered when the rest is refunded, and not while a parcel is on its way", async () => {
    const { id, ball, bed } = await anOrder();
    await send(id, 1, [{ id: bed, quantity: 1 }]);
    await collect(id, 50);
    const refund = () =>
      staff.createRefund({ params: { id }, body: { reason: "shop", lines: [{ id: ball, cancel: 1 }] } });
    const statusOf = async () => (await staff.getOrderAsStaff({ params: { id } })).shipping_status;
    await refund();
    await deliver(id, 1);
    expect(await statusOf()).toBe("shipping");
    await refund();
    expect(await statusOf()).toBe("shipped");
  });
});

describe("cash that was collected", () => {
  it("limits what is refunded, and cannot be taken back once it was", async () => {
    const { id } = await anOrder();
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    await collect(id, 45);
    const refund = (amount: number) => staff.createRefund({ params: { id }, body: { reason: "goodwill", amount } });
    expect(await errorOf(refund(45.01))).toMatchObject({ message: "At most $45.00 can be refunded." });
    await refund(5);
    const { rows } = await staff.getHistory({ params: { kind: "order", object_id: id } });
    const entry = rows.find(({ action }) => action === "cash collected");
    expect(await errorOf(staff.undoChange({ params: { id: entry?.id ?? 0 } }))).toMatchObject({
      status: 409,
      message: "More than that was paid back already.",
    });
    expect(await refund(40)).toMatchObject({ left: 0 });
    expect((await staff.getOrderAsStaff({ params: { id } })).shipping_status).toBe("refund");
  });
});
