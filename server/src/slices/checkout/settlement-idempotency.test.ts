import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { expectConsistentLedger, mailSubjectsOf, makePaymentChecksDue, stockOf } from "../../../test/support/orders.ts";
import { aPendingPayment, reconcilerFor, sendPaymentEvent } from "../../../test/support/payments.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { orderEvents, orders, payments } from "../../schema/index.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);

type Source = "webhook" | "confirm" | "reconciler";
const sources: Source[] = ["webhook", "confirm", "reconciler"];

/** Every permutation of every subset of the sources, with each source occurring once or five times in a row. */
function arrivalOrders(remaining: Source[] = sources, arrived: Source[] = []): Source[][] {
  const longer = remaining.flatMap((source) =>
    [1, 5].flatMap((times) =>
      arrivalOrders(
        remaining.filter((other) => other !== source),
        [...arrived, ...Array.from({ length: times }, () => source)],
      ),
    ),
  );
  return [arrived, ...longer];
}

async function settlementState(transactionId: string) {
  const { db } = shop.database;
  const [found] = await db
    .select()
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.transactionId, transactionId));
  const events = await db
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, found?.orders.id ?? 0))
    .orderBy(asc(orderEvents.id));
  return {
    status: found?.orders.status,
    nextCheckAt: found?.orders.nextCheckAt,
    payment: found?.payments.state,
    events: events.map(({ kind }) => kind),
    mails: await mailSubjectsOf(shop, transactionId),
  };
}

const settled = {
  status: "ordered",
  nextCheckAt: null,
  payment: "paid",
  events: ["awaiting_payment", "paid"],
  mails: ["We have received your payment"],
};

async function aSucceededPayment() {
  const payment = await aPendingPayment(shop);
  const { api, id, intentId } = payment;
  provider.updateIntent(intentId, { status: "succeeded" });
  const settle: Record<Source, (attempt: number) => Promise<unknown>> = {
    webhook: (attempt) => sendPaymentEvent(shop, { id: `evt-${id}-${attempt % 2}`, intentId }),
    confirm: () => api.confirmPayment({ body: { payment_intent_id: intentId } }),
    reconciler: reconcile,
  };
  return { ...payment, settle };
}

describe("webhook, confirmation and reconciler", () => {
  it("settle a payment once, in any order and number of attempts", { timeout: 180_000 }, async () => {
    expect(arrivalOrders()).toHaveLength(79);
    for (const arrivals of arrivalOrders()) {
      const { api, gear, id, settle } = await aSucceededPayment();
      // Without a webhook and a confirmation, the reconciler settles the payment.
      for (const [attempt, source] of (arrivals.length > 0 ? arrivals : (["reconciler"] as const)).entries()) {
        if (source === "reconciler") await makePaymentChecksDue(shop);
        await settle[source](attempt);
      }
      const label = arrivals.join();
      expect({ label, ...(await settlementState(id)) }).toEqual({ label, ...settled });
      const { items } = await api.getCart();
      expect({ label, stock: await stockOf(shop, gear.id), items }).toEqual({ label, stock: 4, items: [] });
    }
    await expectConsistentLedger(shop);
  });

  it("settle a payment once if they all run at the same time", async () => {
    for (let round = 0; round < 10; round++) {
      const { id, settle } = await aSucceededPayment();
      await makePaymentChecksDue(shop);
      await Promise.all([
        ...[1, 2, 3, 4, 5].map(settle.confirm),
        ...[1, 2, 3, 4, 5].map(settle.webhook),
        ...[1, 2, 3].map(settle.reconciler),
      ]);
      expect(await settlementState(id)).toEqual(settled);
    }
    await expectConsistentLedger(shop);
  });
});
