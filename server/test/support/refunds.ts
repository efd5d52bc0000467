import type { Api, endpoints, RequestOf } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { payments } from "../../src/schema/index.ts";
import { apiFor } from "./api-client.ts";
import { aCustomer, aGear } from "./factories.ts";
import { FakePaymentProvider } from "./fake-payment-provider.ts";
import { expectConsistentLedger, makePaymentChecksDue, startCardPayment } from "./orders.ts";
import { reconcilerFor, sendPaymentEvent } from "./payments.ts";
import { staffApi } from "./signed-in-api.ts";
import { testShop } from "./test-shop.ts";

type Draft = RequestOf<typeof endpoints.createRefund>["body"];

/** A shop whose manager refunds, with a card provider that the test controls. Its ledger adds up after every test. */
export function shopWithRefunds() {
  const provider = new FakePaymentProvider();
  const shop = testShop({ provider });
  const reconcile = reconcilerFor(shop, provider);
  const signedIn: { staff?: Api } = {};
  beforeEach(async () => {
    Object.assign(provider, { isDown: false, refundOutcome: "succeeded" });
    signedIn.staff = await staffApi(shop, "manager");
  });
  afterEach(() => expectConsistentLedger(shop));
  const staff = () => signedIn.staff as Api;
  const refundsOf = (id: string) => staff().listRefundsAsStaff({ params: { id } });
  return {
    shop,
    provider,
    staff,
    refund: (id: string, body: Partial<Draft>, { by = staff(), key }: { by?: Api; key?: string } = {}) =>
      by.createRefund(
        { params: { id }, body: { reason: "goodwill", ...body } },
        { ...(key && { idempotencyKey: key }) },
      ),
    refundsOf,
    oneRefund: async (id: string) => {
      const { refunds } = await refundsOf(id);
      expect(refunds).toHaveLength(1);
      return refunds[0] as (typeof refunds)[number];
    },
    /** A webhook of the provider about an intent. */
    event: (intentId: string) => sendPaymentEvent(shop, { id: `evt-${intentId}-${Math.random()}`, intentId }),
    statusOf: async (id: string) => (await staff().getOrderAsStaff({ params: { id } })).shipping_status,
    advance: async (id: string, ...steps: ("shipping" | "shipped" | "refund")[]) => {
      for (const shipping_status of steps)
        await staff().updateOrderAsStaff({ params: { id }, body: { shipping_status } });
    },
    reconcileAll: async () => {
      await makePaymentChecksDue(shop);
      await reconcile();
    },
    paymentStateOf: async (intentId: string) => {
      const [row] = await shop.database.db.select().from(payments).where(eq(payments.intentId, intentId));
      return row?.state;
    },
    /** Two balls of ten dollars and a bed of thirty, paid by card. */
    aPaidOrder: async () => {
      const customer = await aCustomer(shop.database);
      const [ball, bed] = [
        await aGear(shop.database, { name: "Ball" }),
        await aGear(shop.database, { name: "Bed", listPriceCents: 3000 }),
      ];
      const api = apiFor(shop, customer);
      const items = [ball, bed].map(({ id }, index) => ({ id, quantity: 2 - index }));
      const { transaction_id: id, payment_intent_id: intentId } = await startCardPayment(api, items, 5000);
      provider.updateIntent(intentId, { status: "succeeded" });
      await api.confirmPayment({ body: { payment_intent_id: intentId } });
      return { customer, api, id, intentId, ball: ball.id, bed: bed.id };
    },
  };
}
