import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { answerChallenge, challengeUrlOf, validCard, payByCard, webhooksFor } from "../../../test/support/cards.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { createPaymentProvider } from "../../composition/card-payments.ts";
import { type PaymentProvider, ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";
import { readSettings } from "../../settings.ts";
import { deliverDueWebhooks, type SignedWebhook } from "./webhooks.ts";
import { sign } from "./signature.ts";

const shop = testShop();
let provider: PaymentProvider;
beforeAll(async () => {
  provider = (await createPaymentProvider(readSettings({}), shop.database)) as PaymentProvider;
});

let count = 0;
const draft = (own = {}) => {
  count += 1;
  return { reference: `VN-${count}`, amountCents: 2499, currency: "usd", email: "robin@example.com", ...own } as const;
};
const paid = async () => {
  const intent = await provider.createIntent(draft());
  await payByCard(shop, intent.clientSecret);
  return intent;
};

describe("the card sandbox", () => {
  it("makes one intent for one order, however often and however parallel it is asked", async () => {
    const wanted = draft();
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

  it("does not change the amount of an order that has an intent", async () => {
    const wanted = draft();
    const { id } = await provider.createIntent(wanted);
    await expect(provider.createIntent({ ...wanted, amountCents: 1 })).rejects.toThrow(ProviderUnavailableError);
    expect(await provider.fetchIntent(id)).toMatchObject({ amountCents: 2499 });
  });

  it("gives every intent a secret that cannot be told from its id", async () => {
    const intents = [await provider.createIntent(draft()), await provider.createIntent(draft())];
    const secrets = intents.map(({ id, clientSecret }) => clientSecret.replace(id, ""));
    expect(secrets[0]).toMatch(/^_secret_[0-9a-f]{36}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it("knows nothing of intents it did not make", async () => {
    expect(await provider.fetchIntent("pi_stranger")).toBeUndefined();
    await expect(provider.cancelIntent("pi_stranger")).rejects.toThrow(ProviderUnavailableError);
    await expect(provider.refund({ id: "pi_stranger", reference: "VN" })).rejects.toThrow(ProviderUnavailableError);
  });

  it("cancels what is not paid, and what is canceled cannot be paid any more", async () => {
    const { id, clientSecret } = await provider.createIntent(draft());
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
    expect(await payByCard(shop, clientSecret)).toMatchObject({ code: "conflict" });
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "canceled" });
  });

  it("leaves a payment that was quicker than its cancellation a success", async () => {
    const { id } = await paid();
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "succeeded" });
  });

  it("ends a race of paying and canceling in one way for both", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, clientSecret } = await provider.createIntent(draft());
      const [outcome, seen] = await Promise.all([payByCard(shop, clientSecret), provider.cancelIntent(id)]);
      const status = (await provider.fetchIntent(id))?.status;
      expect(seen.status).toBe(status);
      expect("paymentIntent" in outcome).toBe(status === "succeeded");
    }
  });

  it("gives back everything, once, however often it is asked", async () => {
    const intent = await paid();
    await Promise.all([provider.refund(intent), provider.refund(intent)]);
    await provider.refund(intent);
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ status: "succeeded", refundedCents: 2499 });
    expect(await webhooksFor(shop, intent.id)).toHaveLength(2);
  });

  it("gives nothing back that was not paid", async () => {
    const intent = await provider.createIntent(draft());
    await expect(provider.refund(intent)).rejects.toThrow(ProviderUnavailableError);
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ refundedCents: 0 });
  });

  it("never keeps the number of a card", async () => {
    const { clientSecret } = await provider.createIntent(draft());
    await answerChallenge(shop, await challengeUrlOf(shop, clientSecret), "approve");
    await paid();
    const kept = await shop.database.db.execute(sql`
      select row_to_json(i)::text as row from sandbox_intents i union all
      select row_to_json(r)::text from sandbox_reports r`);
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toMatch(/42424242|00003155|Robin Tran/);
  });
});

describe("a report of the card sandbox", () => {
  const headersOf = (signature?: string) => (signature === undefined ? {} : { "sandbox-signature": signature });
  const oneReport = async () => {
    const { id } = await paid();
    const [report] = (await webhooksFor(shop, id)) as [SignedWebhook];
    return { id, ...report };
  };

  it("names its intent and itself, the same at every repetition", async () => {
    const { id, body, headers } = await oneReport();
    const first = await provider.readEvent(Buffer.from(body), headers);
    expect(first).toEqual({ id: expect.stringMatching(/^evt_sandbox_/) as string, intentId: id });
    expect(await provider.readEvent(Buffer.from(body), headers)).toEqual(first);
  });

  it("is refused without a signature, with a wrong, a foreign or a stale one, and when a byte was changed", async () => {
    const { body, headers } = await oneReport();
    const signature = headers["sandbox-signature"] ?? "";
    const secret = await secretOf();
    const now = Math.floor(Date.now() / 1000);
    const refusal = { code: "malformed", message: "The signature of this event is missing, wrong or too old." };
    const read = (text: string, given?: string) => provider.readEvent(Buffer.from(text), headersOf(given));
    for (const bad of [
      undefined,
      "",
      "t=1,v1=",
      signature.replace(/v1=../, "v1=zz"),
      signature.replace(/t=(\d+)/, (_, time) => `t=${Number(time) - 1}`),
      sign(body, "another secret"),
      sign(body, secret, now - 400),
      sign(body, secret, now + 400),
    ])
      await expect(read(body, bad)).rejects.toMatchObject(refusal);
    await expect(read(body.replace("evt_", "evt-"), signature)).rejects.toMatchObject(refusal);
    expect(await read(body, sign(body, secret, now - 200))).toBeDefined();
  });

  it("is sent until it is taken, and then no more", async () => {
    await shop.database.db.execute(sql`update sandbox_reports set delivered_at = now()`);
    const { id } = await paid();
    const sent: string[] = [];
    const post = (isTaken: boolean) => async (report: SignedWebhook) => sent.push(report.body) > 0 && isTaken;
    const comeDue = () => shop.database.db.execute(sql`update sandbox_reports set next_attempt_at = now()`);
    await deliverDueWebhooks(shop.database.db, post(false));
    await deliverDueWebhooks(shop.database.db, post(true));
    expect(sent).toHaveLength(1);
    await comeDue();
    await deliverDueWebhooks(shop.database.db, post(true));
    await comeDue();
    await deliverDueWebhooks(shop.database.db, post(true));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toContain(id);
    expect(sent[1]).toBe(sent[0]);
  });

  it("is given up after three days", async () => {
    await paid();
    await shop.database.db.execute(sql`update sandbox_reports set created_at = now() - interval '73 hours'`);
    const sent: SignedWebhook[] = [];
    await deliverDueWebhooks(shop.database.db, async (report) => sent.push(report) > 0);
    expect(sent).toEqual([]);
  });

  it("tells of every change, and of nothing else", async () => {
    const { id, clientSecret } = await provider.createIntent(draft());
    await payByCard(shop, clientSecret, { ...validCard, number: "4000000000000002" });
    await answerChallenge(shop, await challengeUrlOf(shop, clientSecret), "decline");
    await payByCard(shop, clientSecret);
    await payByCard(shop, clientSecret);
    await provider.refund({ id, reference: "" });
    const types = (await webhooksFor(shop, id)).map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.sort()).toEqual([
      "charge.refunded",
      "payment_intent.payment_failed",
      "payment_intent.requires_action",
      "payment_intent.succeeded",
    ]);
  });
});

async function secretOf(): Promise<string> {
  const [row] = await shop.database.db.execute(sql`select secret from sandbox_secret`);
  return (row as { secret: string }).secret;
}
