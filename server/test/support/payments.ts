import { endpoints, type ReplyOf } from "@pawhaven/contract";
import { expect } from "vitest";
import type { PaymentProvider } from "../../src/platform/payments/payment-provider.ts";
import { readSettings } from "../../src/settings.ts";
import { type OrderContext, createOrderContext } from "../../src/slices/orders/order-context.ts";
import { reconcilePayments } from "../../src/slices/orders/reconcile-payments.ts";
import { buyingCalls } from "./orders.ts";
import { aCustomer, aGear } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

/** A customer with some of one gear in the cart who has just begun to pay for it by card. */
export async function aPendingPayment(shop: TestShop, { quantity = 1, key }: { quantity?: number; key?: string } = {}) {
  const { beginCard, putInCart } = buyingCalls(shop);
  const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database)];
  const items = [{ id: gear.id, quantity }];
  await putInCart(customer, { id: gear.id, quantity });
  const response = await beginCard(customer, items, quantity * gear.priceCents, {}, key);
  expect(response.statusCode).toBe(200);
  const intent = response.json<ReplyOf<typeof endpoints.createPaymentIntent>>();
  return { customer, gear, items, intent, id: intent.transaction_id, intentId: intent.payment_intent_id };
}

/** One round of the reconciler, as the job of a running shop makes it. */
export function reconcilerFor(shop: Pick<TestShop, "database">, provider: PaymentProvider): () => Promise<void> {
  return () => reconcilePayments(testOrderContext(shop, provider));
}

/** What the verbs of orders need, with the books of a test. */
export const testOrderContext = ({ database }: Pick<TestShop, "database">, provider: PaymentProvider): OrderContext =>
  createOrderContext(readSettings({}), { database, provider, log: { error: () => {}, warn: () => {} } });
