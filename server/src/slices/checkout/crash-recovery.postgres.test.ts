import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiOnlyShop } from "../../../test/faults/api-only-shop.ts";
import { apiAt } from "../../../test/support/api-client.ts";
import { payByCardAt } from "../../../test/support/cards.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import {
  expectConsistentLedger,
  type Item,
  expireReservation,
  mailSubjectsOf,
  makePaymentChecksDue,
  placeCashOrder,
  startCardPayment,
  stockOf,
} from "../../../test/support/orders.ts";
import { MailServer } from "../../../test/support/mail-server.ts";
import { reconcilerFor } from "../../../test/support/payments.ts";
import type { ShopProcess } from "../../../test/support/shop-process.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { mailFaultPoints } from "../../platform/mail/fault-points.ts";
import { mailOutbox, orders } from "../../schema/index.ts";
import { SandboxProvider } from "../../sandbox/cards/sandbox-provider.ts";
import { orderFaultPoints } from "../orders/fault-points.ts";
import { checkoutFaultPoints } from "./fault-points.ts";

const faultPoints = [...orderFaultPoints, ...checkoutFaultPoints, ...mailFaultPoints];
type FaultPoint = (typeof faultPoints)[number];

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
const mails = new MailServer();
const test = testDatabase();
let shop: ShopProcess;

const start = () => startApiOnlyShop({ ...test.environment, smtpUrl: mails.url });

beforeAll(async () => {
  await mails.start();
  shop = await start();
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
  await mails.stop();
});

interface Checkout {
  token: string;
  key: string;
  gearId: number;
  items: Item[];
}

async function aCheckout(): Promise<Checkout> {
  const [{ token }, { id: gearId }] = [await aCustomer(test.database), await aGear(test.database)];
  return { token, key: randomUUID(), gearId, items: [{ id: gearId, quantity: 2 }] };
}

/** Bound to the running process, so it must be created again after a crash. */
const apiOf = ({ token }: Checkout) => apiAt(shop.origin, { token });
const orderInCash = (checkout: Checkout) => placeCashOrder(apiOf(checkout), checkout.items, { key: checkout.key });
const startPayment = (checkout: Checkout) =>
  startCardPayment(apiOf(checkout), checkout.items, 2000, { key: checkout.key });
const payAndConfirm = async (checkout: Checkout, intent: Awaited<ReturnType<typeof startPayment>>) => {
  await payByCardAt(shop.origin, intent.clientSecret);
  await apiOf(checkout).confirmPayment({ body: { payment_intent_id: intent.payment_intent_id } });
};

/** Runs the work while the shop is set to crash at the given point. Undefined if the reply was lost in the crash. */
async function runWithCrashAt<T>(point: FaultPoint, work: () => Promise<T>): Promise<T | undefined> {
  await shop.sendMessage(point);
  const reply = await work().catch((error: unknown) => {
    if (isConnectionError(error)) return undefined;
    throw error;
  });
  expect((await shop.exited).code).toBeNull();
  shop = await start();
  return reply;
}

const isConnectionError = (error: unknown) => error instanceof TypeError && error.message === "fetch failed";

async function reconcile(): Promise<void> {
  await makePaymentChecksDue(test);
  await reconcilerFor(test, new SandboxProvider(test.database))();
}

interface ExpectedOutcome {
  id: string;
  gearId: number;
  status: string;
  stock: number;
  mails: string[];
}

async function cashOrder(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  const acknowledged = await runWithCrashAt(point, () => orderInCash(checkout));
  const { transaction_id: id } = await orderInCash(checkout);
  if (acknowledged) expect(acknowledged.transaction_id).toBe(id);
  return { id, gearId: checkout.gearId, status: "ordered", stock: 3, mails: ["We have received your order"] };
}

async function cardOrder(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  await runWithCrashAt(point, () => startPayment(checkout));
  const intent = await startPayment(checkout);
  await payAndConfirm(checkout, intent);
  return paidOutcome(checkout, intent.transaction_id);
}

async function payment(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  const intent = await startPayment(checkout);
  await runWithCrashAt(point, () => payAndConfirm(checkout, intent));
  await reconcile();
  return paidOutcome(checkout, intent.transaction_id);
}

const paidOutcome = ({ gearId }: Checkout, id: string): ExpectedOutcome => ({
  id,
  gearId,
  status: "ordered",
  stock: 3,
  mails: ["We have received your payment"],
});

async function unpaidOrder(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  const { payment_intent_id, transaction_id: id } = await startPayment(checkout);
  await runWithCrashAt(point, () => apiOf(checkout).cancelPayment({ body: { payment_intent_id } }));
  await expireReservation(test, id);
  await reconcile();
  const [order] = await test.database.db.select().from(orders).where(eq(orders.transactionId, id));
  expect(["expired", "abandoned"]).toContain(order?.status);
  return { id, gearId: checkout.gearId, status: order?.status ?? "", stock: 5, mails: [] };
}

async function cancellation(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  const intent = await startPayment(checkout);
  const { transaction_id: id } = intent;
  await payAndConfirm(checkout, intent);
  await runWithCrashAt(point, () => apiOf(checkout).cancelOrder({ params: { id } }));
  await reconcile();
  const subjects = ["We have received your payment", "Your order has been cancelled", "Your refund is on its way"];
  return { id, gearId: checkout.gearId, status: "refund", stock: 5, mails: subjects };
}

async function shipping(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  const { transaction_id: id } = await orderInCash(checkout);
  const { staffToken } = await aStaffMember(test.database, "clerk");
  const tracking = { carrier: "dhl" as const, carrier_name: "", tracking_number: "JD01", tracking_url: "" };
  const ship = () =>
    apiAt(shop.origin, { staffToken }).shipOrder(
      { params: { id }, body: { number: 1, items: checkout.items, ...tracking } },
      { idempotencyKey: checkout.key },
    );
  await runWithCrashAt(point, ship);
  const { shipments, left_to_send: left } = await ship();
  expect({ shipments, left }).toMatchObject({ shipments: [{ number: 1, items: [{ quantity: 2 }] }], left: 0 });
  const subjects = ["We have received your order", "Your order is on its way"];
  return { id, gearId: checkout.gearId, status: "shipping", stock: 3, mails: subjects };
}

async function partialRefund(point: FaultPoint): Promise<ExpectedOutcome> {
  const checkout = await aCheckout();
  const intent = await startPayment(checkout);
  const { transaction_id: id } = intent;
  await payAndConfirm(checkout, intent);
  const { staffToken } = await aStaffMember(test.database);
  const body = { lines: [{ id: checkout.gearId, cancel: 1 }], reason: "shop" as const };
  const refund = () =>
    apiAt(shop.origin, { staffToken }).createRefund({ params: { id }, body }, { idempotencyKey: checkout.key });
  await runWithCrashAt(point, refund);
  await reconcile();
  expect(await refund()).toMatchObject({ refunded: 10, refunds: [{ state: "done" }] });
  const subjects = ["We have received your payment", "Your refund is on its way"];
  return { id, gearId: checkout.gearId, status: "ordered", stock: 4, mails: subjects };
}

const scenarios: Record<FaultPoint, (point: FaultPoint) => Promise<ExpectedOutcome>> = {
  "stock held": cashOrder,
  "order written": cardOrder,
  "invoice written": cashOrder,
  "cash order committed": cashOrder,
  "card order committed": cardOrder,
  "intent created": cardOrder,
  "intent recorded": cardOrder,
  "intent fetched": payment,
  "payment claimed": payment,
  "payment committed": payment,
  "intent canceled": unpaidOrder,
  "cancellation committed": cancellation,
  "refund written": partialRefund,
  "refunds compared": partialRefund,
  "refund sent": partialRefund,
  "refund recorded": cancellation,
  "shipment written": shipping,
  "shipment committed": shipping,
  "mail sent": cashOrder,
};

/** Compares the provider's records with the shop's. */
const expectMoneyToMatch = async () =>
  expect(
    await test.database.db.execute(sql`
      select intents.reference, intents.status, intents.refunded_cents, payments.state
      from sandbox_intents as intents left join payments on payments.intent_id = intents.id
      where (intents.status = 'succeeded') <> (coalesce(payments.state, '') in ('paid', 'refund_due', 'refunded'))
        or intents.refunded_cents <> (
          select coalesce(sum(amount_cents), 0) from refunds where order_id = payments.order_id and state = 'done'
        )
        or intents.amount_cents <> payments.amount_cents`),
  ).toEqual([]);

async function expectMailsToArrive(id: string, subjects: string[]): Promise<void> {
  expect(await mailSubjectsOf(test, id)).toEqual(subjects);
  // A mail whose delivery was interrupted is retried after a delay; this makes it due now.
  const waiting = sql`${mailOutbox.sentAt} is null`;
  await test.database.db
    .update(mailOutbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(waiting);
  await expect.poll(() => test.database.db.$count(mailOutbox, waiting)).toBe(0);
  for (const subject of subjects) {
    const received = mails.received.filter((mail) => mail.subject === `${subject} (${id})`);
    expect([1, 2]).toContain(received.length);
  }
}

describe("a shop that crashes", { timeout: 120_000 * runs }, () => {
  it.each(faultPoints)("at “%s” recovers with a consistent order, payment, stock and mail", async (point) => {
    for (let run = 0; run < runs; run++) {
      const outcome = await scenarios[point](point);
      const [order] = await test.database.db.select().from(orders).where(eq(orders.transactionId, outcome.id));
      expect(order?.status).toBe(outcome.status);
      expect(await test.database.db.$count(orders, eq(orders.userId, order?.userId ?? 0))).toBe(1);
      expect(await stockOf(test, outcome.gearId)).toBe(outcome.stock);
      await expectMoneyToMatch();
      await expectMailsToArrive(outcome.id, outcome.mails);
      await expectConsistentLedger(test);
    }
  });
});
