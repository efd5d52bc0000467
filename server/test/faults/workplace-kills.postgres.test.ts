import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findViolations } from "../../src/integrity/find-violations.ts";
import { signWebhookBody } from "../../src/platform/http/webhook-signature.ts";
import { SandboxProvider } from "../../src/sandbox/cards/sandbox-provider.ts";
import { gears, mailOutbox, refunds, suppliers, threads } from "../../src/schema/index.ts";
import { importFaultPoints } from "../../src/slices/catalogue/importing/fault-points.ts";
import { messageFaultPoints } from "../../src/slices/messages/fault-points.ts";
import { returnFaultPoints } from "../../src/slices/returns/fault-points.ts";
import { stockFaultPoints } from "../../src/slices/stock/fault-points.ts";
import { apiAt, errorOf, staffHeaders } from "../support/api-client.ts";
import { payByCardAt } from "../support/cards.ts";
import { aCustomer, aGear, aStaffMember } from "../support/factories.ts";
import { makePaymentChecksDue, startCardPayment, stockOf } from "../support/orders.ts";
import { reconcilerFor } from "../support/payments.ts";
import type { ShopProcess } from "../support/shop-process.ts";
import { testDatabase } from "../support/test-database.ts";
import { startApiOnlyShop } from "./api-only-shop.ts";

const faultPoints = [...returnFaultPoints, ...stockFaultPoints, ...importFaultPoints, ...messageFaultPoints];
type FaultPoint = (typeof faultPoints)[number];

const secret = "a secret of at least 32 characters";
const settings = { REPLY_DOMAIN: "reply.shop.example", INBOUND_MAIL_SECRET: secret };
const runs = Number(process.env["FAULT_RUNS"] ?? 1);
const test = testDatabase();
let shop: ShopProcess;
let staffToken = "";

const start = () => startApiOnlyShop({ ...test.environment, settings });
/** Bound to the running process, so it must be created again after a crash. */
const staff = () => apiAt(shop.origin, { staffToken });

beforeAll(async () => {
  staffToken = (await aStaffMember(test.database)).staffToken;
  shop = await start();
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
});

/** The reply of the work is lost in the crash; then the shop starts again. */
async function crashAt(point: FaultPoint, work: () => Promise<unknown>): Promise<void> {
  await shop.sendMessage(point);
  await expect(work()).rejects.toThrow("fetch failed");
  expect((await shop.exited).code).toBeNull();
  shop = await start();
}

async function delivery(point: FaultPoint): Promise<void> {
  const { id: gear_id } = await aGear(test.database, { stock: 1 });
  const [supplier] = await test.database.db
    .insert(suppliers)
    .values({ name: `Supplier ${randomUUID()}`, leadDays: 7 })
    .returning();
  const body = { supplier_id: supplier?.id ?? 0, lines: [{ gear_id, quantity: 5 }] };
  const key = randomUUID();
  const receive = () => staff().receiveDelivery({ body }, { idempotencyKey: key });
  await crashAt(point, receive);
  expect((await receive()).id).toBe((await receive()).id);
  expect(await stockOf(test, gear_id)).toBe(6);
}

/** Two units of ten dollars, paid by card, delivered, and asked to be returned. */
async function anApprovedReturn() {
  const customer = apiAt(shop.origin, await aCustomer(test.database));
  const { id: gearId } = await aGear(test.database);
  const intent = await startCardPayment(customer, [{ id: gearId, quantity: 2 }], 2000);
  await payByCardAt(shop.origin, intent.clientSecret);
  await customer.confirmPayment({ body: { payment_intent_id: intent.payment_intent_id } });
  const order = { params: { id: intent.transaction_id } };
  for (const shipping_status of ["shipping", "shipped"] as const)
    await staff().updateOrderAsStaff({ ...order, body: { shipping_status } });
  const lines = [{ id: gearId, quantity: 2 }];
  const asked = await customer.requestReturn({ ...order, body: { lines, reason: "damaged" } });
  const params = { id: asked.returns[0]?.id ?? 0 };
  await staff().approveReturn({ params, body: { instructions: "Send it.", version: 1 } });
  const receive = () => staff().receiveReturn({ params, body: { lines: [{ id: gearId, restock: 2 }], version: 2 } });
  return { params, gearId, receive };
}

async function inspection(point: FaultPoint): Promise<void> {
  const { gearId, receive } = await anApprovedReturn();
  await crashAt(point, receive);
  expect(await stockOf(test, gearId)).toBe(3);
  expect(await receive()).toMatchObject({ status: "received" });
  expect(await stockOf(test, gearId)).toBe(5);
}

async function refundOfReturn(point: FaultPoint): Promise<void> {
  const { params, receive } = await anApprovedReturn();
  await receive();
  const refund = () => staff().refundReturn({ params, body: { version: 3 } });
  await crashAt(point, refund);
  expect(await errorOf(refund())).toMatchObject({ code: "edited_meanwhile" });
  await makePaymentChecksDue(test);
  await reconcilerFor(test, new SandboxProvider(test.database))();
  const [written] = await test.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.key, `return-${params.id}`));
  expect(written).toMatchObject({ state: "done", amountCents: 2000 });
  const atProvider = await test.database.db.execute(
    sql`select sum(amount_cents)::integer as cents from sandbox_refunds
      where intent_id = (select intent_id from payments where order_id = ${written?.orderId})`,
  );
  expect(atProvider).toEqual([{ cents: 2000 }]);
}

async function gearImport(point: FaultPoint): Promise<void> {
  const names = [randomUUID(), randomUUID()];
  const rows = names.map((name) => `${name},A thing.,Dogs,Toys,10.00`);
  const csv = ["name,description,petType,category,list_price", ...rows].join("\n");
  const importFile = () => {
    const body = new FormData();
    body.set("file", new Blob([csv]), "gears.csv");
    const url = `${shop.origin}/api/staff/gears/import`;
    return fetch(url, { method: "POST", body, headers: staffHeaders(staffToken) });
  };
  const count = () => test.database.db.$count(gears, sql`${gears.name} in (${names[0]}, ${names[1]})`);
  await crashAt(point, importFile);
  expect(await count()).toBe(point === "import committed" ? 2 : 0);
  expect((await importFile()).status).toBe(point === "import committed" ? 409 : 200);
  expect(await count()).toBe(2);
}

async function aThread() {
  const email = `${randomUUID()}@example.com`;
  const body = { full_name: "Linh", email, message: "Do you clip parrots' claws?" };
  await apiAt(shop.origin).sendContactMessage({ body });
  const [thread] = await test.database.db.select().from(threads).where(eq(threads.email, email));
  const params = { id: thread?.id ?? 0 };
  const reply = () => staff().replyToThread({ params, body: { version: 1, text: "Yes." } });
  const mails = () => test.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  return { params, email, reply, mails };
}

async function replyByMail(point: FaultPoint): Promise<void> {
  const { reply, mails } = await aThread();
  const before = (await mails()).length;
  await crashAt(point, reply);
  expect((await reply()).entries).toHaveLength(2);
  expect(await mails()).toHaveLength(before + 1);
}

/** Whoever delivers mail does it again when there was no response. */
async function answerByMail(point: FaultPoint): Promise<void> {
  const { params, email, reply, mails } = await aThread();
  await reply();
  const to = (await mails()).at(-1)?.replyTo;
  const body = JSON.stringify({ id: randomUUID(), to, from: email, text: "Thank you." });
  const deliver = () => {
    const headers = { "content-type": "application/json", "mail-signature": signWebhookBody(body, secret) };
    return fetch(`${shop.origin}/api/inbound-mail`, { method: "POST", body, headers });
  };
  await crashAt(point, deliver);
  expect((await deliver()).status).toBe(200);
  expect((await staff().getThread({ params })).entries).toHaveLength(3);
}

const scenarios: Record<FaultPoint, (point: FaultPoint) => Promise<void>> = {
  "movements written": delivery,
  "delivery committed": delivery,
  "return inspected": inspection,
  "return refund committed": refundOfReturn,
  "gear imported": gearImport,
  "import committed": gearImport,
  "reply written": replyByMail,
  "answer committed": answerByMail,
};

describe("a shop that crashes while staff work", { timeout: 120_000 * runs }, () => {
  it.each(faultPoints)("at “%s” has done all of it or nothing, and nothing twice", async (point) => {
    for (let run = 0; run < runs; run++) {
      await scenarios[point](point);
      expect(await findViolations(test.database.db)).toEqual([]);
    }
  });
});
