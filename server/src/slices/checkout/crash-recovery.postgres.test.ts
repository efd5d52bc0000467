import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectConsistentLedger,
  type Item,
  expireReservation,
  mailSubjectsOf,
  makePaymentChecksDue,
  stockOf,
} from "../../../test/support/orders.ts";
import { startApiOnlyShop } from "../../../test/faults/api-only-shop.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { MailServer } from "../../../test/support/mail-server.ts";
import { reconcilerFor } from "../../../test/support/payments.ts";
import type { ShopProcess } from "../../../test/support/shop-process.ts";
import { NoAnswer, Shopper } from "../../../test/support/shopping-over-http.ts";
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

interface CheckoutSetup {
  shopper: Shopper;
  gearId: number;
  items: Item[];
}

async function aCheckoutSetup(): Promise<CheckoutSetup> {
  const [{ token }, { id: gearId }] = [await aCustomer(test.database), await aGear(test.database)];
  return { shopper: new Shopper(shop.origin, token, randomUUID()), gearId, items: [{ id: gearId, quantity: 2 }] };
}

async function aPaidOrder({ shopper, items }: CheckoutSetup) {
  const { clientSecret, payment_intent_id: intentId, transaction_id: id } = await shopper.beginCard(items, 2000);
  await shopper.pay(clientSecret);
  return { intentId, id };
}

/** Does it while the shop is told to die at this point; whether an answer comes before that is left to chance. */
async function runWithCrashAt<T>(point: FaultPoint, work: () => Promise<T>): Promise<T | undefined> {
  await shop.sendMessage(point);
  const answer = await work().catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });
  expect((await shop.exited).code).toBeNull();
  shop = await start();
  return answer;
}

async function reconcile(): Promise<void> {
  await makePaymentChecksDue(test);
  await reconcilerFor(test, new SandboxProvider(test.database))();
}

/** Whatever the customer, the reports or the reconciler do first, this is how it must end. */
interface ExpectedOutcome {
  id: string;
  gearId: number;
  status: string;
  stock: number;
  mails: string[];
}

async function cashOrder(point: FaultPoint): Promise<ExpectedOutcome> {
  const { shopper, gearId, items } = await aCheckoutSetup();
  const acknowledged = await runWithCrashAt(point, () => shopper.payInCash(items));
  const { transaction_id: id } = await shopper.at(shop.origin).payInCash(items);
  if (acknowledged) expect(acknowledged.transaction_id).toBe(id);
  return { id, gearId, status: "ordered", stock: 3, mails: ["We have your order"] };
}

async function cardOrder(point: FaultPoint): Promise<ExpectedOutcome> {
  const { shopper, gearId, items } = await aCheckoutSetup();
  await runWithCrashAt(point, () => shopper.beginCard(items, 2000));
  const again = shopper.at(shop.origin);
  const { clientSecret, payment_intent_id: intentId, transaction_id: id } = await again.beginCard(items, 2000);
  await again.pay(clientSecret);
  await again.confirm(intentId);
  return { id, gearId, status: "ordered", stock: 3, mails: ["Your order is paid"] };
}

async function payment(point: FaultPoint): Promise<ExpectedOutcome> {
  const scene = await aCheckoutSetup();
  const {
    clientSecret,
    payment_intent_id: intentId,
    transaction_id: id,
  } = await scene.shopper.beginCard(scene.items, 2000);
  await runWithCrashAt(point, async () => {
    await scene.shopper.pay(clientSecret);
    await scene.shopper.confirm(intentId);
  });
  await reconcile();
  return { id, gearId: scene.gearId, status: "ordered", stock: 3, mails: ["Your order is paid"] };
}

async function unpaidOrder(point: FaultPoint): Promise<ExpectedOutcome> {
  const { shopper, gearId, items } = await aCheckoutSetup();
  const { payment_intent_id: intentId, transaction_id: id } = await shopper.beginCard(items, 2000);
  await runWithCrashAt(point, () => shopper.cancelPayment(intentId));
  await expireReservation(test, id);
  await reconcile();
  const [order] = await test.database.db.select().from(orders).where(eq(orders.transactionId, id));
  expect(["expired", "abandoned"]).toContain(order?.status);
  return { id, gearId, status: order?.status ?? "", stock: 5, mails: [] };
}

async function cancellation(point: FaultPoint): Promise<ExpectedOutcome> {
  const scene = await aCheckoutSetup();
  const { id, intentId } = await aPaidOrder(scene);
  await scene.shopper.confirm(intentId);
  await runWithCrashAt(point, () => scene.shopper.cancelOrder(id));
  await reconcile();
  const told = ["Your order is paid", "Your order is cancelled", "Your money is on its way back"];
  return { id, gearId: scene.gearId, status: "refund", stock: 5, mails: told };
}

const scenarios: Record<FaultPoint, (point: FaultPoint) => Promise<ExpectedOutcome>> = {
  "stock held": cashOrder,
  "order written": cardOrder,
  "cash order committed": cashOrder,
  "card order committed": cardOrder,
  "intent created": cardOrder,
  "intent recorded": cardOrder,
  "intent fetched": payment,
  "payment claimed": payment,
  "payment committed": payment,
  "intent canceled": unpaidOrder,
  "cancellation committed": cancellation,
  "refund sent": cancellation,
  "refund recorded": cancellation,
  "mail sent": cashOrder,
};

/** The provider's books, held against the shop's. */
const expectMoneyToMatch = async () =>
  expect(
    await test.database.db.execute(sql`
      select intents.reference, intents.status, intents.refunded_cents, payments.state
      from sandbox_intents as intents left join payments on payments.intent_id = intents.id
      where (intents.status = 'succeeded') <> (coalesce(payments.state, '') in ('paid', 'refund_due', 'refunded'))
        or (intents.refunded_cents > 0) <> (coalesce(payments.state, '') = 'refunded')
        or intents.amount_cents <> payments.amount_cents`),
  ).toEqual([]);

async function expectMailsToArrive(id: string, subjects: string[]): Promise<void> {
  expect(await mailSubjectsOf(test, id)).toEqual(subjects);
  // A mail whose sending was cut off is due again after a while, which is now.
  const waiting = sql`${mailOutbox.sentAt} is null`;
  await test.database.db
    .update(mailOutbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(waiting);
  await expect.poll(() => test.database.db.$count(mailOutbox, waiting)).toBe(0);
  for (const subject of subjects) {
    const arrived = mails.received.filter((mail) => mail.subject === `${subject} (${id})`);
    expect([1, 2]).toContain(arrived.length);
  }
}

describe("a shop that is killed", { timeout: 120_000 * runs }, () => {
  it.each(faultPoints)("at “%s” loses nothing", async (point) => {
    for (let run = 0; run < runs; run++) {
      const ending = await scenarios[point](point);
      const [order] = await test.database.db.select().from(orders).where(eq(orders.transactionId, ending.id));
      expect(order?.status).toBe(ending.status);
      expect(await test.database.db.$count(orders, eq(orders.userId, order?.userId ?? 0))).toBe(1);
      expect(await stockOf(test, ending.gearId)).toBe(ending.stock);
      await expectMoneyToMatch();
      await expectMailsToArrive(ending.id, ending.mails);
      await expectConsistentLedger(test);
    }
  });
});
