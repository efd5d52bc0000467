import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Stripe } from "stripe";
import { FakeStripeServer } from "../../../test/support/fake-stripe-server.ts";
import { type IntentDraft, type PaymentProvider, ProviderUnavailableError } from "./payment-provider.ts";
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
const draft = (own: Partial<IntentDraft> = {}): IntentDraft => {
  count += 1;
  return { reference: `US-${count}`, amountCents: 2499, currency: "usd", email: "robin@example.com", ...own };
};
const paid = async () => {
  const intent = await provider.createIntent(draft());
  fakeStripe.store.confirm(intent.id, "pm_card_visa");
  return intent;
};
const intentsFor = (reference: string) =>
  [...fakeStripe.store.intents.values()].filter(({ metadata }) => metadata["order"] === reference);

describe("an intent at Stripe", () => {
  it("is made for an order, a sum and a card, and can be read again", async () => {
    const wanted = draft();
    const intent = await provider.createIntent(wanted);
    expect(intent).toEqual({
      id: expect.stringMatching(/^pi_/) as string,
      clientSecret: expect.stringContaining("_secret_") as string,
      status: "open",
      amountCents: 2499,
      currency: "usd",
      reference: wanted.reference,
      refundedCents: 0,
    });
    expect(await provider.fetchIntent(intent.id)).toEqual(intent);
    expect(fakeStripe.requests[0]?.form).toMatchObject({
      "allowed_payment_method_types[0]": "card",
      receipt_email: "robin@example.com",
    });
  });

  it("is made once for an order, however often and however parallel it is asked for", async () => {
    const wanted = draft();
    const intents = await Promise.all([1, 2, 3].map(() => provider.createIntent(wanted)));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    expect(intentsFor(wanted.reference)).toHaveLength(1);
  });

  it("is made once even when the answer was lost on its way", async () => {
    const wanted = draft();
    fakeStripe.faults.push("lose the answer");
    await provider.createIntent(wanted);
    expect(intentsFor(wanted.reference)).toHaveLength(1);
    expect(fakeStripe.requests).toHaveLength(2);
  });

  it.each<Partial<IntentDraft>>([{ amountCents: 2500 }, { currency: "eur" as "usd" }])(
    "cannot be made again with %o",
    async (other) => {
      const wanted = draft();
      const { id } = await provider.createIntent(wanted);
      await expect(provider.createIntent({ ...wanted, ...other })).rejects.toThrow(ProviderUnavailableError);
      expect(await provider.fetchIntent(id)).toMatchObject({ amountCents: 2499, currency: "usd" });
    },
  );

  it("shows the order, the sum and the currency that Stripe itself has written down", async () => {
    const { id } = await paid();
    Object.assign(fakeStripe.store.find(id), { amount: 1, currency: "vnd", metadata: {} });
    expect(await provider.fetchIntent(id)).toMatchObject({ amountCents: 1, currency: "vnd", reference: "" });
  });

  it("that Stripe does not know is none", async () => {
    expect(await provider.fetchIntent("pi_stranger")).toBeUndefined();
    await expect(provider.cancelIntent("pi_stranger")).rejects.toThrow(ProviderUnavailableError);
  });

  it.each([
    ["pm_card_visa", "succeeded"],
    ["pm_card_authenticationRequired", "open"],
    ["pm_card_processing", "processing"],
  ])("paid with %s is %s", async (card, status) => {
    const { id } = await provider.createIntent(draft());
    fakeStripe.store.confirm(id, card);
    expect(await provider.fetchIntent(id)).toMatchObject({ status });
  });

  it("stays open when the card was declined, so that another can be tried", async () => {
    const { id } = await provider.createIntent(draft());
    expect(() => fakeStripe.store.confirm(id, "pm_card_visa_chargeDeclined")).toThrow("Your card was declined.");
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "open" });
    fakeStripe.store.confirm(id, "pm_card_visa");
    expect(await provider.fetchIntent(id)).toMatchObject({ status: "succeeded" });
  });
});

describe("canceling and giving back", () => {
  it("cancels what is not paid, once and again", async () => {
    const { id } = await provider.createIntent(draft());
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
    expect(await provider.cancelIntent(id)).toMatchObject({ status: "canceled" });
  });

  it("leaves a payment that was quicker a success, and one under way alone", async () => {
    const [quick, slow] = [await paid(), await provider.createIntent(draft())];
    expect(await provider.cancelIntent(quick.id)).toMatchObject({ status: "succeeded" });
    fakeStripe.store.confirm(slow.id, "pm_card_processing");
    expect(await provider.cancelIntent(slow.id)).toMatchObject({ status: "processing" });
  });

  it("gives everything back once, however often it is asked and even when the answer was lost", async () => {
    const intent = await paid();
    fakeStripe.faults.push("lose the answer");
    await provider.refund(intent);
    await provider.refund(intent);
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ status: "succeeded", refundedCents: 2499 });
  });

  it("gives back only what the owner has not given back already", async () => {
    const intent = await paid();
    fakeStripe.store.refund({ payment_intent: intent.id, amount: "1000" });
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ refundedCents: 1000 });
    await provider.refund(intent);
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ refundedCents: 2499 });
  });

  it("gives nothing back that was not paid, and says so", async () => {
    const intent = await provider.createIntent(draft());
    await expect(provider.refund(intent)).rejects.toThrow(ProviderUnavailableError);
  });
});

describe("when Stripe is in trouble", () => {
  it.each([{ status: 500 }, { status: 503 }, "cut", "hang"] as const)(
    "is asked once more after %o, and nobody notices",
    async (fault) => {
      const patient = new StripeProvider(fakeStripe.account, { timeoutMs: 2000, retries: 1 });
      fakeStripe.faults.push(fault);
      expect(await patient.createIntent(draft())).toMatchObject({ status: "open" });
    },
  );

  it.each([
    ["does not answer", "hang"],
    ["cuts the line", "cut"],
    ["fails", { status: 500 }],
    ["is overloaded", { status: 429, error: { type: "invalid_request_error", code: "rate_limit" } }],
    ["cannot do it", { status: 402, error: { type: "card_error", code: "balance_insufficient" } }],
  ] as const)("every call says so when it %s", async (_, fault) => {
    const intent = await paid();
    const impatient = new StripeProvider(fakeStripe.account, { timeoutMs: 500, retries: 0 });
    fakeStripe.faults.push(...Array.from({ length: 8 }, () => fault));
    const calls = await Promise.allSettled([
      impatient.createIntent(draft()),
      impatient.fetchIntent(intent.id),
      impatient.cancelIntent(intent.id),
      impatient.refund(intent),
    ]);
    for (const call of calls) expect(call).toMatchObject({ reason: expect.any(ProviderUnavailableError) as Error });
    fakeStripe.faults.length = 0;
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ status: "succeeded", refundedCents: 0 });
  });

  it("every call says so when nobody is there, and works again once somebody is", async () => {
    const intent = await paid();
    await fakeStripe.stop();
    await expect(provider.fetchIntent(intent.id)).rejects.toThrow(ProviderUnavailableError);
    await fakeStripe.start();
    expect(await provider.fetchIntent(intent.id)).toMatchObject({ status: "succeeded" });
  });

  it("every call says so when the key is wrong, without showing the key", async () => {
    const stranger = new StripeProvider({ ...fakeStripe.account, secretKey: "sk_test_swordfish" });
    await expect(stranger.createIntent(draft())).rejects.toThrow(ProviderUnavailableError);
    await expect(stranger.createIntent(draft())).rejects.not.toThrow("swordfish");
  });
});

describe("a report by Stripe", () => {
  const intent = { object: "payment_intent", id: "pi_1" };
  const refusal = { code: "malformed", message: "The signature of this report is missing, wrong or too old." };

  it("names its intent and itself, the same at every repetition", async () => {
    const { id, body, headers } = fakeStripe.signedWebhook("payment_intent.succeeded", intent);
    expect(await provider.readEvent(body, headers)).toEqual({ id, intentId: "pi_1" });
    expect(await provider.readEvent(body, headers)).toEqual({ id, intentId: "pi_1" });
  });

  it("about a charge names the intent it was paid by", async () => {
    for (const payment_intent of ["pi_1", { id: "pi_1" }]) {
      const { id, body, headers } = fakeStripe.signedWebhook("charge.refunded", {
        object: "charge",
        id: "ch_1",
        payment_intent,
      });
      expect(await provider.readEvent(body, headers)).toEqual({ id, intentId: "pi_1" });
    }
  });

  it("about something else is nothing", async () => {
    for (const object of [
      { object: "payout", id: "po_1" },
      { object: "charge", id: "ch_1", payment_intent: null },
    ]) {
      const { body, headers } = fakeStripe.signedWebhook("something.else", object);
      expect(await provider.readEvent(body, headers)).toBeUndefined();
    }
  });

  it("is refused without a signature", async () => {
    const { body } = fakeStripe.signedWebhook("payment_intent.succeeded", intent);
    await expect(provider.readEvent(body, {})).rejects.toMatchObject(refusal);
    await expect(provider.readEvent(body, { "stripe-signature": "" })).rejects.toMatchObject(refusal);
    await expect(provider.readEvent(body, { "stripe-signature": "t=1,v1=0" })).rejects.toMatchObject(refusal);
  });

  it("is refused when signed with another secret, or when a single byte was changed", async () => {
    const foreign = fakeStripe.signedWebhook("payment_intent.succeeded", intent, { secret: "whsec_other" });
    await expect(provider.readEvent(foreign.body, foreign.headers)).rejects.toMatchObject(refusal);
    const { body, headers } = fakeStripe.signedWebhook("payment_intent.succeeded", intent);
    const compact = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    await expect(provider.readEvent(compact, headers)).rejects.toMatchObject(refusal);
  });

  it("is refused when it is older than five minutes", async () => {
    const stale = fakeStripe.signedWebhook("payment_intent.succeeded", intent, { ageSeconds: 301 });
    await expect(provider.readEvent(stale.body, stale.headers)).rejects.toMatchObject(refusal);
    const late = fakeStripe.signedWebhook("payment_intent.succeeded", intent, { ageSeconds: 200 });
    expect(await provider.readEvent(late.body, late.headers)).toBeDefined();
  });
});

describe("the peer that plays Stripe", () => {
  it("is understood by the SDK itself, also in what only a browser would do", async () => {
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
