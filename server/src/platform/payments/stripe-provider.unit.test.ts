import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Stripe } from "stripe";
import { FakeStripeServer } from "../../../test/support/fake-stripe-server.ts";
import {
  type IntentDraft,
  type PaymentProvider,
  ProviderUnavailableError,
  RefundRejectedError,
} from "./payment-provider.ts";
import { StripeProvider } from "./stripe-provider.ts";

const fakeStripe = new FakeStripeServer();
let provider: PaymentProvider;
beforeAll(async () => {
  await fakeStripe.start();
  provider = new StripeProvider(fakeStripe.account);
});
beforeEach(() => {
  fakeStripe.faults.length = 0;
  fakeStripe.requests.length = 0;
});
afterAll(() => fakeStripe.stop());

let count = 0;
const draft = (overrides: Partial<IntentDraft> = {}): IntentDraft => {
  count += 1;
  return { reference: `US-${count}`, amountCents: 2499, currency: "usd", email: "robin@example.com", ...overrides };
};
const paidIntent = async () => {
  const intent = await provider.createIntent(draft());
  fakeStripe.store.confirm(intent.id, "pm_card_visa");
  return intent;
};
const refundOf = (intentId: string, amountCents = 2499, key = intentId) => ({
  intentId,
  amountCents,
  key,
  reference: "US-1",
});
const intentsFor = (reference: string) =>
  [...fakeStripe.store.intents.values()].filter(({ metadata }) => metadata["order"] === reference);

describe("a payment intent at Stripe", () => {
  it("is created for a reference, an amount and a card, and can be fetched", async () => {
    const intentDraft = draft();
    const intent = await provider.createIntent(intentDraft);
    expect(intent).toEqual({
      id: expect.stringMatching(/^pi_/) as string,
      clientSecret: expect.stringContaining("_secret_") as string,
      status: "open",
      amountCents: 2499,
      currency: "usd",
      reference: intentDraft.reference,
      refundedCents: 0,
    });
    expect(await provider.fetchIntent(intent.id)).toEqual(intent);
    expect(fakeStripe.requests[0]?.form).toMatchObject({
      "allowed_payment_method_types[0]": "card",
      receipt_email: "robin@example.com",
    });
  });

  it("is created once per reference, even by concurrent calls", async () => {
    const intentDraft = draft();
    const intents = await Promise.all([1, 2, 3].map(() => provider.createIntent(intentDraft)));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    expect(intentsFor(intentDraft.reference)).toHaveLength(1);
  });

  it("is created once even if the first response is lost", async () => {
    const intentDraft = draft();
    fakeStripe.faults.push("lose the answer");
    await provider.createIntent(intentDraft);
    expect(intentsFor(intentDraft.reference)).toHaveLength(1);
    expect(fakeStripe.requests).toHaveLength(2);
  });

  it.each<Partial<IntentDraft>>([{ amountCents: 2500 }, { currency: "eur" as "usd" }])(
    "cannot be created again with %o",
    async (other) => {
      const intentDraft = draft();
      const { id } = await provider.createIntent(intentDraft);
      await expect(provider.createIntent({ ...intentDraft, ...other })).rejects.toThrow(ProviderUnavailableError);
      expect(await provider.fetchIntent(id)).toMatchObject({ amountCents: 2499, currency: "usd" });
    },
  );

  it("has the reference, amount and currency recorded at Stripe, not those of the draft", async () => {
    const { id } = await paidIntent();
    Object.assign(fakeStripe.store.find(id), { amount: 1, currency: "vnd", metadata: {} });
    expect(await provider.fetchIntent(id)).toMatchObject({ amountCents: 1, currency: "vnd", reference: "" });
  });

  it("is undefined if Stripe does not know it, and cannot be canceled", async () => {
    expect(await provider.fetchIntent("pi_unknown")).toBeUndefined();
    await expect(provider.cancelIntent("pi_unknown")).rejects.toThrow(ProviderUnavailableError);
  });

  it.each([
    ["pm_card_visa", "succeeded"],
    ["pm_card_authenticationRequired", "open"],
    ["pm_card_processing", "processing"],
  ])("after a payment with %s is %s", async (card, status) => {
    const { id } = await provider.createIntent(draft());
    fakeStripe.store.confirm(id, card);
    expect(await provider.fetchIntent(id)).toMatchObject({ status });
  });

  it("stays open after a declined card, so that another one can be tried", async () => {
    const { id } = await provider.createIntent(draft());
    expect(() => fakeStripe.store.confirm(id, "pm_card_visa_chargeDeclined")).toThrow("Your card was declined.");
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "open" });
    fakeStripe.store.confirm(id, "pm_card_visa");
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "succeeded" });
  });
});

describe("canceling and refunding", () => {
  it("cancels an unpaid intent, and again without an error", async () => {
    const { id } = await provider.createIntent(draft());
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
  });

  it("does not cancel an intent that was paid in the meantime or is being processed", async () => {
    const [paid, processing] = [await paidIntent(), await provider.createIntent(draft())];
    expect(await provider.cancelIntent(paid.id)).toMatchObject({ status: "succeeded" });
    fakeStripe.store.confirm(processing.id, "pm_card_processing");
    expect(await provider.cancelIntent(processing.id)).toMatchObject({ status: "processing" });
  });

  it("refunds a part once per key, even if it is called twice or a response is lost", async () => {
    const { id } = await paidIntent();
    fakeStripe.faults.push("lose the answer");
    const refund = await provider.refund(refundOf(id, 1000));
    expect(refund).toMatchObject({ intentId: id, key: id, amountCents: 1000, status: "succeeded" });
    expect(await provider.refund(refundOf(id, 1000))).toEqual(refund);
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "succeeded", refundedCents: 1000 });
  });

  it("lists the refunds of an intent, those made in the dashboard without a key", async () => {
    const { id } = await paidIntent();
    await provider.refund(refundOf(id, 1000));
    const { id: foreign } = fakeStripe.store.refund({ payment_intent: id, amount: "499" });
    const listed = await provider.listRefunds({ intentId: id });
    expect(listed).toMatchObject([
      { id: foreign, key: undefined, amountCents: 499 },
      { key: id, amountCents: 1000 },
    ]);
    expect(await provider.listRefunds({ intentId: "pi_unknown" })).toEqual([]);
    for (let cents = 1; cents <= 120; cents++) fakeStripe.store.refund({ payment_intent: id, amount: "1" });
    expect(await provider.listRefunds({ intentId: id })).toHaveLength(122);
    const recent = await provider.listRefunds({ since: new Date(Date.now() - 60_000) });
    expect(recent).toContainEqual(listed[0]);
    expect(await provider.listRefunds({ since: new Date(Date.now() + 60_000) })).toEqual([]);
  });

  it.each([
    ["succeeded", "succeeded"],
    ["pending", "pending"],
    ["requires_action", "pending"],
    ["failed", "failed"],
    ["canceled", "failed"],
  ])("calls a refund that Stripe says is %s %s", async (status, expected) => {
    const { id } = await paidIntent();
    Object.assign(fakeStripe.store.refund({ payment_intent: id }), { status });
    expect(await provider.listRefunds({ intentId: id })).toMatchObject([{ status: expected }]);
  });

  it("tells what Stripe will never do from what it cannot do now", async () => {
    const [paid, unpaid] = [await paidIntent(), await provider.createIntent(draft())];
    await expect(provider.refund(refundOf(unpaid.id))).rejects.toThrow(RefundRejectedError);
    await expect(provider.refund(refundOf(paid.id, 2500))).rejects.toThrow(RefundRejectedError);
    const withoutRetries = new StripeProvider(fakeStripe.account, { timeoutMs: 2000, retries: 0 });
    const empty = { type: "invalid_request_error", code: "balance_insufficient" };
    fakeStripe.faults.push({ status: 400, error: empty });
    await expect(withoutRetries.refund(refundOf(paid.id, 1, "b"))).rejects.toMatchObject({ hasAnswered: true });
    for (const fault of ["cut", { status: 429 }, { status: 409 }] as const) {
      fakeStripe.faults.push(fault, fault); // The SDK repeats a call once on a connection that was closed.
      await expect(withoutRetries.refund(refundOf(paid.id, 1, "c"))).rejects.toMatchObject({ hasAnswered: false });
      fakeStripe.faults.length = 0;
    }
  });
});

describe("when Stripe is unavailable", () => {
  it.each([{ status: 500 }, { status: 503 }, "cut", "hang"] as const)(
    "a call is retried once after %o",
    async (fault) => {
      const retrying = new StripeProvider(fakeStripe.account, { timeoutMs: 2000, retries: 1 });
      fakeStripe.faults.push(fault);
      expect(await retrying.createIntent(draft())).toMatchObject({ status: "open" });
    },
  );

  it.each([
    ["does not respond", "hang"],
    ["closes the connection", "cut"],
    ["fails", { status: 500 }],
    ["is overloaded", { status: 429, error: { type: "invalid_request_error", code: "rate_limit" } }],
    ["has an insufficient balance", { status: 402, error: { type: "card_error", code: "balance_insufficient" } }],
  ] as const)("every call throws ProviderUnavailableError when it %s", async (_, fault) => {
    const intent = await paidIntent();
    const withoutRetries = new StripeProvider(fakeStripe.account, { timeoutMs: 500, retries: 0 });
    fakeStripe.faults.push(...Array.from({ length: 10 }, () => fault));
    const calls = await Promise.allSettled([
      withoutRetries.createIntent(draft()),
      withoutRetries.fetchIntent(intent.id),
      withoutRetries.cancelIntent(intent.id),
      withoutRetries.refund(refundOf(intent.id)),
      withoutRetries.listRefunds({ intentId: intent.id }),
    ]);
    for (const call of calls) expect(call).toMatchObject({ reason: expect.any(ProviderUnavailableError) as Error });
    fakeStripe.faults.length = 0;
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ status: "succeeded", refundedCents: 0 });
  });

  it("a call throws ProviderUnavailableError while Stripe cannot be reached, and works again afterwards", async () => {
    const intent = await paidIntent();
    await fakeStripe.stop();
    await expect(provider.fetchIntent(intent.id)).rejects.toThrow(ProviderUnavailableError);
    await fakeStripe.start();
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ status: "succeeded" });
  });

  it("a call with a wrong key throws ProviderUnavailableError without exposing the key", async () => {
    const withWrongKey = new StripeProvider({ ...fakeStripe.account, secretKey: "sk_test_swordfish" });
    await expect(withWrongKey.createIntent(draft())).rejects.toThrow(ProviderUnavailableError);
    await expect(withWrongKey.createIntent(draft())).rejects.not.toThrow("swordfish");
  });
});

describe("a webhook from Stripe", () => {
  const intent = { object: "payment_intent", id: "pi_1" };
  const error = { code: "malformed", message: "The signature of this event is missing, wrong or too old." };

  it("has the ids of its event and its intent, the same at every delivery", async () => {
    const { id, body, headers } = fakeStripe.signedWebhook("payment_intent.succeeded", intent);
    expect(await provider.readEvent(body, headers)).toEqual({ id, intentId: "pi_1" });
    expect(await provider.readEvent(body, headers)).toEqual({ id, intentId: "pi_1" });
  });

  it("about a charge has the id of the charge's intent", async () => {
    for (const payment_intent of ["pi_1", { id: "pi_1" }]) {
      const { id, body, headers } = fakeStripe.signedWebhook("charge.refunded", {
        object: "charge",
        id: "ch_1",
        payment_intent,
      });
      expect(await provider.readEvent(body, headers)).toEqual({ id, intentId: "pi_1" });
    }
  });

  it("about anything else is ignored", async () => {
    for (const object of [
      { object: "payout", id: "po_1" },
      { object: "charge", id: "ch_1", payment_intent: null },
    ]) {
      const { body, headers } = fakeStripe.signedWebhook("something.else", object);
      expect(await provider.readEvent(body, headers)).toBeUndefined();
    }
  });

  it("is rejected without a valid signature", async () => {
    const { body } = fakeStripe.signedWebhook("payment_intent.succeeded", intent);
    await expect(provider.readEvent(body, {})).rejects.toMatchObject(error);
    await expect(provider.readEvent(body, { "stripe-signature": "" })).rejects.toMatchObject(error);
    await expect(provider.readEvent(body, { "stripe-signature": "t=1,v1=0" })).rejects.toMatchObject(error);
  });

  it("is rejected if it is signed with another secret or its bytes were changed", async () => {
    const foreign = fakeStripe.signedWebhook("payment_intent.succeeded", intent, { secret: "whsec_other" });
    await expect(provider.readEvent(foreign.body, foreign.headers)).rejects.toMatchObject(error);
    const { body, headers } = fakeStripe.signedWebhook("payment_intent.succeeded", intent);
    const compact = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    await expect(provider.readEvent(compact, headers)).rejects.toMatchObject(error);
  });

  it("is rejected if it is older than five minutes", async () => {
    const stale = fakeStripe.signedWebhook("payment_intent.succeeded", intent, { ageSeconds: 301 });
    await expect(provider.readEvent(stale.body, stale.headers)).rejects.toMatchObject(error);
    const late = fakeStripe.signedWebhook("payment_intent.succeeded", intent, { ageSeconds: 200 });
    expect(await provider.readEvent(late.body, late.headers)).toBeDefined();
  });
});

describe("the fake Stripe server", () => {
  it("behaves as the SDK expects, including calls that only a browser makes", async () => {
    const { secretKey, apiUrl } = fakeStripe.account;
    const { hostname: host, port } = new URL(apiUrl);
    const stripe = new Stripe(secretKey, { protocol: "http", host, port });
    const { id } = await stripe.paymentIntents.create({ amount: 100, currency: "usd" });
    const declined = stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa_chargeDeclined" });
    await expect(declined).rejects.toMatchObject({ type: "StripeCardError", message: "Your card was declined." });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })).toMatchObject({
      status: "succeeded",
    });
    const unknown = stripe.paymentIntents.create({ amount: 100, currency: "usd", colour: "red" } as never);
    await expect(unknown).rejects.toMatchObject({ code: "parameter_unknown" });
  });
});
