import { endpoints, type ReplyOf } from "@pawhaven/contract";
import { expect } from "vitest";
import type { PaymentProvider } from "../src/platform/payments/payment-provider.ts";
import { readSettings } from "../src/settings.ts";
import { type OrderTools, orderToolsFor } from "../src/slices/orders/order-tools.ts";
import { reconcilePayments } from "../src/slices/orders/reconcile-payments.ts";
import { buyingCalls } from "./buying.ts";
import { aCustomer, aGear } from "./factories.ts";
import type { TestShop } from "./test-app.ts";

/** A customer with some of one gear in the cart who has just begun to pay for it by card. */
export async function aPayment(shop: TestShop, { quantity = 1, key }: { quantity?: number; key?: string } = {}) {
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
export function reconcilerOf(books: Pick<TestShop, "database">, provider: PaymentProvider): () => Promise<void> {
  return () => reconcilePayments(toolsOf(books, provider));
}

/** What the verbs of orders need, with the books of a test. */
export const toolsOf = ({ database }: Pick<TestShop, "database">, provider: PaymentProvider): OrderTools =>
  orderToolsFor(readSettings({}), { database, provider, log: { error: () => {}, warn: () => {} } });
