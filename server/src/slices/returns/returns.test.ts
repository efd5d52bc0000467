import type { Api, endpoints, RequestOf } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { anImage, imageFolder, uploadImage } from "../../../test/support/images.ts";
import { expectConsistentLedger, mailSubjectsOf, placeCashOrder, stockOf } from "../../../test/support/orders.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { localImageStore } from "../../platform/images/local-image-store.ts";
import { orderEvents, returns, stockMovements, users } from "../../schema/index.ts";
import { deleteOrphanedAvatars } from "../accounts/delete-orphaned-avatars.ts";

const uploads = imageFolder();
const shop = testShop({ settings: { DATA_DIR: uploads.folder, RETURN_DAYS: "14", RATE_LIMIT_SCALE: "1000" } });
afterEach(() => expectConsistentLedger(shop));

type Request = RequestOf<typeof endpoints.requestReturn>["body"];

const ask = (api: Api, id: string, lines: Request["lines"], more: Partial<Request> & { key?: string } = {}) => {
  const { key, ...body } = more;
  const options = { ...(key && { idempotencyKey: key }) };
  return api.requestReturn({ params: { id }, body: { lines, reason: "damaged", ...body } }, options);
};

/** Three balls of ten dollars, delivered and paid for in cash. */
async function aDeliveredOrder() {
  const customer = await aCustomer(shop.database);
  const api = apiFor(shop, customer);
  const gear = await aGear(shop.database, { name: "Ball" });
  const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity: 3 }]);
  const staff = await staffApi(shop, "manager");
  const advance = (shipping_status: "shipping" | "shipped") =>
    staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  await advance("shipping");
  await advance("shipped");
  await staff.collectCash({ params: { id }, body: { amount: 30 } });
  return { customer, api, staff, id, gearId: gear.id };
}

async function aReturn(quantity = 2) {
  const order = await aDeliveredOrder();
  const {
    returns: [entry],
  } = await ask(order.api, order.id, [{ id: order.gearId, quantity }]);
  return { ...order, params: { id: entry?.id ?? 0 } };
}

const statusOf = async ({ api, id }: { api: Api; id: string }) =>
  (await api.listReturns({ params: { id } })).returns.map(({ status }) => status);

describe("a customer", () => {
  it("asks to return items, once per click, and sees what is left", async () => {
    const { api, id, gearId } = await aDeliveredOrder();
    const before = await api.listReturns({ params: { id } });
    expect(before).toMatchObject({ obstacle: null, lines: [{ id: gearId, name: "Ball", left: 3 }], returns: [] });
    const lines = [{ id: gearId, quantity: 2 }];
    for (const _ of [1, 2]) await ask(api, id, lines, { note: "It squeaks.", key: "click" });
    expect(await api.listReturns({ params: { id } })).toMatchObject({
      lines: [{ left: 1 }],
      returns: [
        { status: "requested", reason: "damaged", note: "It squeaks.", items: [{ name: "Ball", quantity: 2 }] },
      ],
    });
    expect((await mailSubjectsOf(shop, id)).at(-1)).toBe("We have received your return request");
  });

  it("cannot return what has not arrived, or too late, or more than was sent", async () => {
    const { api, id, gearId } = await aDeliveredOrder();
    const one = [{ id: gearId, quantity: 1 }];
    const other = await placeCashOrder(api, one);
    expect(await errorOf(ask(api, other.transaction_id, one))).toMatchObject({
      status: 409,
      message: "You can return items once they are delivered.",
    });
    expect(await errorOf(ask(api, id, [{ id: gearId, quantity: 4 }]))).toMatchObject({
      status: 409,
      message: "Ball: only 3 can be returned.",
      errors: { lines: [expect.any(String)] },
    });
    for (const lines of [[], [{ id: gearId, quantity: 0 }], [{ id: gearId, quantity: -1 }]])
      expect(await errorOf(ask(api, id, lines))).toMatchObject({ status: 422 });
    await shop.database.db
      .update(orderEvents)
      .set({ happenedAt: sql`now() - interval '14 days 1 minute'` })
      .where(eq(orderEvents.kind, "shipped"));
    expect(await errorOf(ask(api, id, one))).toMatchObject({
      status: 409,
      message: "Items can be returned within 14 days of delivery. That time is over.",
    });
  });

  it("has a unit in one return only, however many are asked for at once", async () => {
    const { api, id, gearId } = await aDeliveredOrder();
    const calls = startMany(20, () => ask(api, id, [{ id: gearId, quantity: 3 }]));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 19 });
  });

  it("withdraws a return, and can ask again", async () => {
    const { api, id, gearId, params } = await aReturn(3);
    const stranger = apiFor(shop, await aCustomer(shop.database));
    expect(await errorOf(stranger.withdrawReturn({ params }))).toMatchObject({ status: 404 });
    expect(await errorOf(stranger.listReturns({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await api.withdrawReturn({ params })).toMatchObject({
      lines: [{ left: 3 }],
      returns: [{ status: "withdrawn" }],
    });
    expect(await errorOf(api.withdrawReturn({ params }))).toMatchObject({ status: 409 });
    await ask(api, id, [{ id: gearId, quantity: 3 }]);
    expect(await statusOf({ api, id })).toEqual(["requested", "withdrawn"]);
  });

  it("shows photos of their own, which stay as long as the account", async () => {
    const { customer, api, staff, id, gearId } = await aDeliveredOrder();
    const photo = await uploadImage(shop, customer, await anImage().png().toBuffer());
    const stranger = await aCustomer(shop.database);
    const foreign = await uploadImage(shop, stranger, await anImage().png().toBuffer());
    const lines = [{ id: gearId, quantity: 1 }];
    for (const photos of [[foreign.public_id], ["../x"]])
      expect(await errorOf(ask(api, id, lines, { photos }))).toMatchObject({ status: 403 });
    const {
      returns: [entry],
    } = await ask(api, id, lines, { photos: [photo.public_id], note: "My words." });
    expect(entry?.photos).toEqual([photo.secure_url]);
    const store = localImageStore({ dataFolder: uploads.folder, origin: "" });
    await deleteOrphanedAvatars(shop.database.db, store, new Date(Date.now() + 2 * 24 * 60 * 60_000));
    const fileStatus = async () => (await shop.app.inject({ url: new URL(photo.secure_url).pathname })).statusCode;
    expect(await fileStatus()).toBe(200);
    await shop.database.db.delete(users).where(eq(users.id, customer.id));
    expect(await staff.getReturnAsStaff({ params: { id: entry?.id ?? 0 } })).toMatchObject({ note: "", photos: [] });
  });
});

describe("staff", () => {
  it("approve, receive, inspect and refund a return, and the customer sees every step", async () => {
    const { api, staff, id, gearId, params } = await aReturn();
    expect((await staff.listReturnsAsStaff({ query: { status: "requested", text: id } })).rows).toMatchObject([
      { id: params.id, transaction_id: id, units: 2 },
    ]);
    const approved = await staff.approveReturn({ params, body: { instructions: "Use the box.", version: 1 } });
    expect(approved).toMatchObject({
      status: "approved",
      answer: "Use the box.",
      actions: ["decline", "receive"],
      version: 2,
    });
    const inspect = (restock: number, write_off: number) =>
      staff.receiveReturn({ params, body: { lines: [{ id: gearId, restock, write_off }], version: 2 } });
    expect(await errorOf(inspect(2, 1))).toMatchObject({ status: 409, message: "Ball: only 2 were to be returned." });
    expect(await errorOf(inspect(0, 0))).toMatchObject({ status: 409, message: "Please enter what arrived." });
    expect(await stockOf(shop, gearId)).toBe(2);
    expect(await inspect(1, 1)).toMatchObject({
      status: "received",
      proposed: 20,
      items: [{ restocked: 1, written_off: 1 }],
    });
    expect(await stockOf(shop, gearId)).toBe(3);
    const movements = await shop.database.db.select().from(stockMovements).where(eq(stockMovements.gearId, gearId));
    expect(movements.map(({ reason, delta }) => [reason, delta]).slice(-2)).toEqual([
      ["returned", 2],
      ["damaged", -1],
    ]);
    expect(await errorOf(api.withdrawReturn({ params }))).toMatchObject({ status: 409 });
    expect(await staff.refundReturn({ params, body: { amount: 15, version: 3 } })).toMatchObject({
      status: "refunded",
      refunded: 15,
      actions: [],
    });
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      shipping_status: "shipped",
      refunded: 15,
      refunds: [{ amount: 15, reason: "returned", items: [{ quantity: 2 }] }],
    });
    expect(await api.listReturns({ params: { id } })).toMatchObject({
      lines: [{ left: 1 }],
      returns: [{ refunded: 15 }],
    });
    expect((await mailSubjectsOf(shop, id)).slice(-4)).toEqual([
      "We have received your return request",
      "Your return is approved",
      "Your return has arrived",
      "Your refund is on its way",
    ]);
  });

  it("decline a return with a reason, and its units are free again", async () => {
    const { api, staff, id, params } = await aReturn(3);
    const decline = (version: number) => staff.declineReturn({ params, body: { reason: "It was used.", version } });
    expect(await errorOf(decline(7))).toMatchObject({ status: 409, code: "edited_meanwhile" });
    await decline(1);
    expect(await api.listReturns({ params: { id } })).toMatchObject({
      lines: [{ left: 3 }],
      returns: [{ status: "declined", answer: "It was used." }],
    });
    expect(await errorOf(decline(2))).toMatchObject({ status: 409, code: "conflict" });
    expect((await mailSubjectsOf(shop, id)).at(-1)).toBe("About your return");
  });

  it("refund only what is left, when some of it was refunded before", async () => {
    const { staff, id, gearId, params } = await aReturn(3);
    const refund = { lines: [{ id: gearId, sent: 2 }], reason: "damaged" as const };
    await staff.createRefund({ params: { id }, body: refund });
    await staff.approveReturn({ params, body: { instructions: "Send it.", version: 1 } });
    const body = { lines: [{ id: gearId, restock: 3 }], version: 2 };
    expect(await staff.receiveReturn({ params, body })).toMatchObject({ proposed: 10 });
    const tooMuch = staff.refundReturn({ params, body: { amount: 10.01, version: 3 } });
    expect(await errorOf(tooMuch)).toMatchObject({ status: 409, message: "At most $10.00 can be refunded." });
    expect(await staff.refundReturn({ params, body: { version: 3 } })).toMatchObject({ refunded: 10 });
  });

  it("see on the dashboard how many returns wait for them", async () => {
    const waiting = async (api: Api) =>
      (await api.getDashboard()).work.find(({ kind }) => kind === "returns_waiting")?.count ?? 0;
    const { staff, params } = await aReturn();
    const open = await shop.database.db.$count(returns, sql`status in ('requested', 'received')`);
    expect(await waiting(staff)).toBe(open);
    await staff.approveReturn({ params, body: { instructions: "Send it.", version: 1 } });
    expect(await waiting(staff)).toBe(open - 1);
  });
});
