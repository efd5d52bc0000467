import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  buyingCalls,
  expectConsistentLedger,
  mailSubjectsOf,
  makePaymentChecksDue,
  stockOf,
} from "../../../test/support/orders.ts";
import { aPendingPayment, reconcilerFor } from "../../../test/support/payments.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { orderEvents, orders, payments } from "../../schema/index.ts";

const cards = new FakePaymentProvider();
const shop = testShop({ provider: cards });
const { confirm, report, cartOf } = buyingCalls(shop);
const reconcile = reconcilerFor(shop, cards);

type Source = "webhook" | "confirm" | "reconciler";
const sources: Source[] = ["webhook", "confirm", "reconciler"];

/** Every order of those that come at all, each coming once or five times. */
function arrivalOrders(left: Source[] = sources, before: Source[] = []): Source[][] {
  const next = left.flatMap((source) =>
    [1, 5].flatMap((times) =>
      arrivalOrders(
        left.filter((other) => other !== source),
        [...before, ...Array.from({ length: times }, () => source)],
      ),
    ),
  );
  return [before, ...next];
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
  mails: ["Your order is paid"],
};

describe("webhook, confirm call and reconciler", () => {
  it("end in the same state, whoever comes first and however often each comes", { timeout: 180_000 }, async () => {
    expect(arrivalOrders()).toHaveLength(79);
    for (const visits of arrivalOrders()) {
      const { customer, gear, id, intentId } = await aPendingPayment(shop);
      cards.updateIntent(intentId, { status: "succeeded" });
      const come: Record<Source, (turn: number) => Promise<unknown>> = {
        webhook: (turn) => report(`evt-${id}-${turn % 2}`, intentId),
        confirm: () => confirm(customer, intentId),
        reconciler: async () => {
          await makePaymentChecksDue(shop);
          await reconcile();
        },
      };
      // If nobody comes by themselves, the reconciler does in the end.
      for (const [turn, source] of (visits.length > 0 ? visits : (["reconciler"] as const)).entries())
        await come[source](turn);
      const label = visits.join();
      expect({ label, ...(await settlementState(id)) }).toEqual({ label, ...settled });
      expect({ label, stock: await stockOf(shop, gear.id), cart: await cartOf(customer) }).toEqual({
        label,
        stock: 4,
        cart: [],
      });
    }
    await expectConsistentLedger(shop);
  });

  it("end in the same state when they all come at once", async () => {
    for (let round = 0; round < 10; round++) {
      const { customer, id, intentId } = await aPendingPayment(shop);
      cards.updateIntent(intentId, { status: "succeeded" });
      await makePaymentChecksDue(shop);
      await Promise.all([
        ...[1, 2, 3, 4, 5].map(() => confirm(customer, intentId)),
        ...[1, 2, 3, 4, 5].map((turn) => report(`evt-at-once-${id}-${turn % 3}`, intentId)),
        ...[1, 2, 3].map(() => reconcile()),
      ]);
      expect(await settlementState(id)).toEqual(settled);
    }
    await expectConsistentLedger(shop);
  });
});
