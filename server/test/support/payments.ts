import { apiFor } from "./api-client.ts";
import type { PaymentEvent, PaymentProvider } from "../../src/platform/payments/payment-provider.ts";
import { type OrderContext, createOrderContext } from "../../src/slices/orders/order-context.ts";
import { reconcilePayments } from "../../src/slices/orders/reconcile-payments.ts";
import { validSignature } from "./fake-payment-provider.ts";
import { startCardPayment } from "./orders.ts";
import { aCustomer, aGear } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";
import { settingsWithShop } from "./shop-identity.ts";

/** A customer with one gear in the cart who has started to pay for it by card, and the API as they call it. */
export async function aPendingPayment(shop: TestShop, { quantity = 1, key }: { quantity?: number; key?: string } = {}) {
  const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database)];
  const api = apiFor(shop, customer);
  const items = [{ id: gear.id, quantity }];
  await api.addToCart({ params: { id: gear.id }, body: { quantity } });
  const intent = await startCardPayment(api, items, quantity * gear.priceCents, { ...(key && { key }) });
  return { customer, api, gear, items, intent, id: intent.transaction_id, intentId: intent.payment_intent_id };
}

/** Sends a webhook as the fake provider would. */
export const sendPaymentEvent = (
  { app }: Pick<TestShop, "app">,
  event: PaymentEvent,
  signature: string = validSignature,
) =>
  app.inject({
    method: "POST",
    url: "/api/payment-events",
    payload: JSON.stringify(event),
    headers: { "content-type": "application/json", signature },
  });

/** One run of the reconciler, as the scheduled job does it. */
export function reconcilerFor(shop: Pick<TestShop, "database">, provider: PaymentProvider): () => Promise<void> {
  return () => reconcilePayments(testOrderContext(shop, provider));
}

export const testOrderContext = ({ database }: Pick<TestShop, "database">, provider: PaymentProvider): OrderContext =>
  createOrderContext(settingsWithShop(), { database, provider, log: { error: () => {}, warn: () => {} } });
