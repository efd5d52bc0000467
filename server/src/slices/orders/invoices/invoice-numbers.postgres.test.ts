import { asc, eq, sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../../test/support/orders.ts";
import { aPendingPayment, sendPaymentEvent } from "../../../../test/support/payments.ts";
import { testShopIdentity } from "../../../../test/support/shop-identity.ts";
import { signedInApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { invoices } from "../../../schema/index.ts";
import { issueMissingInvoices } from "./issue-missing-invoices.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
afterEach(() => expectConsistentLedger(shop));

const sequences = async (kind: "invoice" | "credit_note") =>
  (
    await shop.database.db
      .select({ sequence: invoices.sequence })
      .from(invoices)
      .where(eq(invoices.kind, kind))
      .orderBy(asc(invoices.sequence))
  ).map(({ sequence }) => sequence);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it("50 orders at once, in cash and by card, some of them failing, are numbered without a gap and without a double", async () => {
  const { id } = await aGear(shop.database, { stock: 20 });
  const payments = await Promise.all(startMany(10, () => aPendingPayment(shop)));
  const buyers = await Promise.all(startMany(40, () => signedInApi(shop)));
  for (const { intentId } of payments) provider.updateIntent(intentId, { status: "succeeded" });
  const placing = buyers.map((api) => placeCashOrder(api, [{ id, quantity: 1 }]));
  const confirming = payments.flatMap(({ api, intentId }) =>
    startMany(2, () => api.confirmPayment({ body: { payment_intent_id: intentId } })),
  );
  expect(countOutcomes(await Promise.allSettled(placing))).toEqual({ ok: 20, out_of_stock: 20 });
  expect(countOutcomes(await Promise.allSettled(confirming))).toEqual({ ok: 20 });
  for (const { intentId } of payments) await sendPaymentEvent(shop, { id: `evt-${intentId}`, intentId });
  expect(await sequences("invoice")).toEqual(upTo(30));
});

it("a transaction that fails after its invoice gives the number back", async () => {
  const before = await sequences("invoice");
  const failing = shop.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into invoices (kind, order_id, issued_on, amount_cents, content)
      select 'credit_note', order_id, issued_on, 1, content from invoices limit 1`);
  });
  await expect(failing).rejects.toMatchObject({ cause: { constraint: "invoices_only_notes_correct" } });
  const buyer = await signedInApi(shop);
  const { id } = await aGear(shop.database);
  await placeCashOrder(buyer, [{ id, quantity: 1 }]);
  expect(await sequences("invoice")).toEqual(upTo(before.length + 1));
});

it("two nodes that invoice the orders of before at once write each invoice once", async () => {
  const buyers = await Promise.all(startMany(10, () => signedInApi(shop)));
  const { id } = await aGear(shop.database, { stock: 10 });
  for (const api of buyers) await placeCashOrder(api, [{ id, quantity: 1 }]);
  await shop.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from invoices`);
    await tx.execute(sql`delete from invoice_series`);
  });
  await Promise.all(startMany(2, () => issueMissingInvoices(shop.database, testShopIdentity())));
  const numbers = await sequences("invoice");
  expect(numbers).toEqual(upTo(numbers.length));
  expect(numbers.length).toBeGreaterThanOrEqual(10);
});
