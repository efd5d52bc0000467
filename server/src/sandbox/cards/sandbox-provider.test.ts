import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { answerChallenge, challengeUrlOf, validCard, payByCard, webhooksFor } from "../../../test/support/cards.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { createPaymentProvider } from "../../composition/card-payments.ts";
import {
  type PaymentProvider,
  ProviderUnavailableError,
  RefundRejectedError,
} from "../../platform/payments/payment-provider.ts";
import { readSettings } from "../../settings.ts";
import { deliverDueWebhooks, type SignedWebhook } from "./webhooks.ts";
import { signWebhookBody } from "../../platform/http/webhook-signature.ts";

const shop = testShop();
let provider: PaymentProvider;
beforeAll(async () => {
  provider = (await createPaymentProvider(readSettings({}), shop.database)) as PaymentProvider;
});

let count = 0;
const newDraft = () => {
  count += 1;
  return { reference: `VN-${count}`, amountCents: 2499, currency: "usd", email: "robin@example.com" } as const;
};
const refund = (intentId: string, amountCents: number, key: string) =>
  provider.refund({ intentId, reference: "VN", key: `${intentId}-${key}`, amountCents });
const createPaidIntent = async () => {
  const intent = await provider.createIntent(newDraft());
  await payByCard(shop, intent.clientSecret);
  return intent;
};

describe("the card sandbox", () => {
  it("creates one intent per order, even for concurrent requests", async () => {
    const wanted = newDraft();
    const intents = await Promise.all(Array.from({ length: 5 }, () => provider.createIntent(wanted)));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    expect(intents[0]).toMatchObject({
      status: "open",
      amountCents: 2499,
      currency: "usd",
      reference: wanted.reference,
      refundedCents: 0,
    });
    expect(await provider.fetchIntent(intents[0]?.id ?? "")).toEqual(intents[0]);
  });

  it("does not change the amount of an existing intent", async () => {
    const wanted = newDraft();
    const { id } = await provider.createIntent(wanted);
    await expect(provider.createIntent({ ...wanted, amountCents: 1 })).rejects.toThrow(ProviderUnavailableError);
    expect(await provider.fetchIntent(id)).toMatchObject({ amountCents: 2499 });
  });

  it("gives every intent a random client secret", async () => {
    const intents = [await provider.createIntent(newDraft()), await provider.createIntent(newDraft())];
    const secrets = intents.map(({ id, clientSecret }) => clientSecret.replace(id, ""));
    expect(secrets[0]).toMatch(/^_secret_[0-9a-f]{36}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it("does not know intents it did not create", async () => {
    expect(await provider.fetchIntent("pi_stranger")).toBeUndefined();
    await expect(provider.cancelIntent("pi_stranger")).rejects.toThrow(ProviderUnavailableError);
    const refund = { intentId: "pi_stranger", reference: "VN", key: "a", amountCents: 1 };
    await expect(provider.refund(refund)).rejects.toThrow(RefundRejectedError);
    expect(await provider.listRefunds({ intentId: "pi_stranger" })).toEqual([]);
  });

  it("cancels an unpaid intent, which then cannot be paid", async () => {
    const { id, clientSecret } = await provider.createIntent(newDraft());
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
    expect(await payByCard(shop, clientSecret)).toMatchObject({ code: "conflict" });
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "canceled" });
  });

  it("does not cancel a paid intent", async () => {
    const { id } = await createPaidIntent();
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "succeeded" });
  });

  it("gives concurrent payment and cancellation the same outcome", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, clientSecret } = await provider.createIntent(newDraft());
      const [outcome, seen] = await Promise.all([payByCard(shop, clientSecret), provider.cancelIntent(id)]);
      const status = (await provider.fetchIntent(id))?.status;
      expect(seen.status).toBe(status);
      expect("paymentIntent" in outcome).toBe(status === "succeeded");
    }
  });

  it("refunds parts, each once, however often it is asked to, and lists them", async () => {
    const { id } = await createPaidIntent();
    await Promise.all([refund(id, 1000, "a"), refund(id, 1000, "a"), refund(id, 499, "b")]);
    const again = await refund(id, 1000, "a");
    expect(again).toMatchObject({ intentId: id, key: `${id}-a`, amountCents: 1000, status: "succeeded" });
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "succeeded", refundedCents: 1499 });
    expect(await webhooksFor(shop, id)).toHaveLength(3);
    const listed = await provider.listRefunds({ intentId: id });
    expect(new Set(listed.map(({ amountCents }) => amountCents))).toEqual(new Set([1000, 499]));
    expect(await provider.listRefunds({ since: new Date(Date.now() - 60_000) })).toContainEqual(again);
    expect(await provider.listRefunds({ since: new Date(Date.now() + 60_000) })).toEqual([]);
  });

  it("rejects a refund of more than is left, and of an unpaid intent", async () => {
    const { id } = await createPaidIntent();
    await refund(id, 2000, "a");
    await expect(refund(id, 500, "b")).rejects.toThrow("The amount is greater than what is left of the payment.");
    expect(await provider.fetchIntent(id)).toMatchObject({ refundedCents: 2000 });
    const intent = await provider.createIntent(newDraft());
    await expect(refund(intent.id, 1, "a")).rejects.toThrow("The payment has not succeeded.");
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ refundedCents: 0 });
  });

  it("never stores the card number", async () => {
    const { clientSecret } = await provider.createIntent(newDraft());
    await answerChallenge(shop, await challengeUrlOf(shop, clientSecret), "approve");
    await createPaidIntent();
    const stored = await shop.database.db.execute(sql`
      select row_to_json(i)::text as row from sandbox_intents i union all
      select row_to_json(r)::text from sandbox_reports r`);
    expect(stored.length).toBeGreaterThan(2);
    expect(JSON.stringify(stored)).not.toMatch(/42424242|00003155|Robin Tran/);
  });
});

describe("a webhook of the card sandbox", () => {
  const headersOf = (signature?: string) => (signature === undefined ? {} : { "sandbox-signature": signature });
  const createWebhook = async () => {
    const { id } = await createPaidIntent();
    const [webhook] = (await webhooksFor(shop, id)) as [SignedWebhook];
    return { id, ...webhook };
  };

  it("has the same event id and intent id every time it is read", async () => {
    const { id, body, headers } = await createWebhook();
    const first = await provider.readEvent(Buffer.from(body), headers);
    expect(first).toEqual({ id: expect.stringMatching(/^evt_sandbox_/) as string, intentId: id });
    expect(await provider.readEvent(Buffer.from(body), headers)).toEqual(first);
  });

  it("is rejected without a valid, recent signature of exactly its body", async () => {
    const { body, headers } = await createWebhook();
    const signature = headers["sandbox-signature"] ?? "";
    const secret = await readSigningSecret();
    const now = Math.floor(Date.now() / 1000);
    const invalidSignature = {
      code: "malformed",
      message: "The signature of this event is missing, wrong or too old.",
    };
    const read = (text: string, given?: string) => provider.readEvent(Buffer.from(text), headersOf(given));
    for (const invalid of [
      undefined,
      "",
      "t=1,v1=",
      signature.replace(/v1=../, "v1=zz"),
      signature.replace(/t=(\d+)/, (_, time) => `t=${Number(time) - 1}`),
      signWebhookBody(body, "another secret"),
      signWebhookBody(body, secret, now - 400),
      signWebhookBody(body, secret, now + 400),
    ])
      await expect(read(body, invalid)).rejects.toMatchObject(invalidSignature);
    await expect(read(body.replace("evt_", "evt-"), signature)).rejects.toMatchObject(invalidSignature);
    expect(await read(body, signWebhookBody(body, secret, now - 200))).toBeDefined();
  });

  it("is retried until it is accepted, and then not sent again", async () => {
    await shop.database.db.execute(sql`update sandbox_reports set delivered_at = now()`);
    const { id } = await createPaidIntent();
    const sent: string[] = [];
    const post = (isAccepted: boolean) => async (webhook: SignedWebhook) => sent.push(webhook.body) > 0 && isAccepted;
    const makeDue = () => shop.database.db.execute(sql`update sandbox_reports set next_attempt_at = now()`);
    await deliverDueWebhooks(shop.database.db, post(false));
    await deliverDueWebhooks(shop.database.db, post(true));
    expect(sent).toHaveLength(1);
    await makeDue();
    await deliverDueWebhooks(shop.database.db, post(true));
    await makeDue();
    await deliverDueWebhooks(shop.database.db, post(true));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toContain(id);
    expect(sent[1]).toBe(sent[0]);
  });

  it("is abandoned after three days", async () => {
    await createPaidIntent();
    await shop.database.db.execute(sql`update sandbox_reports set created_at = now() - interval '73 hours'`);
    const sent: SignedWebhook[] = [];
    await deliverDueWebhooks(shop.database.db, async (webhook) => sent.push(webhook) > 0);
    expect(sent).toEqual([]);
  });

  it("is sent once per status change", async () => {
    const { id, clientSecret } = await provider.createIntent(newDraft());
    await payByCard(shop, clientSecret, { ...validCard, number: "4000000000000002" });
    await answerChallenge(shop, await challengeUrlOf(shop, clientSecret), "decline");
    await payByCard(shop, clientSecret);
    await payByCard(shop, clientSecret);
    await refund(id, 2499, "a");
    const types = (await webhooksFor(shop, id)).map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.sort()).toEqual([
      "charge.refunded",
      "payment_intent.payment_failed",
      "payment_intent.requires_action",
      "payment_intent.succeeded",
    ]);
  });
});

async function readSigningSecret(): Promise<string> {
  const [row] = await shop.database.db.execute(sql`select secret from sandbox_secret`);
  return (row as { secret: string }).secret;
}
