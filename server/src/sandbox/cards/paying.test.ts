import { Writable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import {
  answerChallenge,
  challengedCard,
  challengeUrlOf,
  confirmCard,
  declinedCard,
  payByCard,
} from "../../../test/support/cards.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { createLogger } from "../../platform/log.ts";
import type { Intent } from "../../platform/payments/payment-provider.ts";
import { SandboxProvider } from "./sandbox-provider.ts";

let logged = "";
const logger = createLogger(
  "trace",
  new Writable({
    write(chunk, _, done) {
      logged += String(chunk);
      done();
    },
  }),
);
const shop = testShop({ logger });
let provider: SandboxProvider;
beforeAll(() => (provider = new SandboxProvider(shop.database)));

let count = 0;
const anIntent = (): Promise<Intent> => {
  count += 1;
  const reference = `SG-${count}`;
  return provider.createIntent({ reference, amountCents: 123_456, currency: "usd", email: "robin@example.com" });
};
const statusOf = async ({ id }: Intent) => (await provider.fetchIntent(id))?.status;

describe("a payment with a test card", () => {
  it("succeeds, and repeating it returns the same outcome", async () => {
    const intent = await anIntent();
    const outcome = { paymentIntent: { id: intent.id, status: "succeeded" } };
    expect(await payByCard(shop, intent.clientSecret)).toEqual(outcome);
    expect(await payByCard(shop, intent.clientSecret, declinedCard)).toEqual(outcome);
    expect(await statusOf(intent)).toBe("succeeded");
  });

  it.each([
    ["4000 0000 0000 0002", { code: "card_declined", message: "Your card was declined." }],
    ["4000 0000 0000 9995", { code: "insufficient_funds", message: "Your card has insufficient funds." }],
    ["4000 0000 0000 0069", { code: "expired_card", message: "Your card has expired.", field: "expiry" }],
    [
      "4000 0000 0000 0127",
      { code: "incorrect_cvc", message: "Your card's security code is incorrect.", field: "cvc" },
    ],
  ])("is declined with the error of card %s, and can be retried with another card", async (number, error) => {
    const intent = await anIntent();
    expect(await payByCard(shop, intent.clientSecret, { number })).toEqual({ error });
    expect(await statusOf(intent)).toBe("open");
    expect(await payByCard(shop, intent.clientSecret)).toHaveProperty("paymentIntent");
  });

  it("is declined with a card that is not a test card", async () => {
    const intent = await anIntent();
    expect(await payByCard(shop, intent.clientSecret, { number: "5555 5555 5555 4444" })).toMatchObject({
      error: { code: "card_declined", message: expect.stringContaining("used a non test card.") as string },
    });
    expect(await statusOf(intent)).toBe("open");
  });

  it.each([
    [{ number: "4242 4242 4242 4241" }, "number", "Your card number is invalid."],
    [{ number: "4242" }, "number", "Your card number is incomplete."],
    [{ expiry: "01/20" }, "expiry", "Your card's expiration date is in the past."],
    [{ cvc: "1" }, "cvc", "Your card's security code is incomplete."],
    [{ name: "" }, "name", "Please enter the name on the card."],
    [{ cvc: 123 }, "cvc", "Invalid input: expected string, received number"],
  ])("is rejected with an error for the field: %o", async (overrides, field, message) => {
    const { clientSecret } = await anIntent();
    expect(await payByCard(shop, clientSecret, overrides)).toMatchObject({ error: { field, message } });
  });

  it.each([
    [{ client_secret: "pi_made_up_secret" }, 404],
    [{ client_secret: "" }, 400],
    [{ client_secret: undefined, number: "4" }, 400],
    [{ return_url: undefined }, 400],
    [{ amount: 1 }, 400],
    [{ return_url: "https://evil.example/checkout/result" }, 400],
    [{ return_url: "//evil.example/checkout/result" }, 400],
    [{ return_url: "/\\evil.example" }, 400],
    [{ return_url: "javascript:alert(1)" }, 400],
    [{ return_url: "http://localhost:3000.evil.example/" }, 400],
  ])("is rejected with %o and changes nothing", async (overrides, status) => {
    const intent = await anIntent();
    const response = await confirmCard(shop, intent.clientSecret, { ...challengedCard, ...overrides });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty("message");
    expect(await statusOf(intent)).toBe("open");
  });

  it("never logs the card number", async () => {
    const { clientSecret } = await anIntent();
    logged = "";
    await payByCard(shop, clientSecret);
    await payByCard(shop, clientSecret, { cvc: "1" });
    await payByCard(shop, "unknown");
    expect(logged).toContain("/stand-in/cards/confirm");
    expect(logged).not.toMatch(/4242|Robin Tran|_secret_/);
  });
});

describe("the bank's challenge", () => {
  it("shows the payment, says that it is a sandbox, and requires its token", async () => {
    const intent = await anIntent();
    const url = await challengeUrlOf(shop, intent.clientSecret);
    const page = await shop.app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<h1>Approve this payment?</h1>");
    expect(page.body).toContain("<dt>Shop</dt><dd>Pawhaven</dd>");
    expect(page.body).toContain(`<dt>Order</dt><dd>${intent.reference}</dd>`);
    expect(page.body).toContain("<dt>Amount</dt><dd>$1,234.56</dd>");
    expect(page.body).toContain("This is a sandbox, not a real bank.");
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await statusOf(intent)).toBe("open");
    for (const invalid of [url.replace("token=", "token=_"), url.split("?")[0] ?? "", url.replace("pi_", "pj_")]) {
      const rejected = await shop.app.inject({ url: invalid });
      expect([rejected.statusCode, rejected.body]).toEqual([422, expect.stringContaining("no longer valid")]);
      expect((await answerChallenge(shop, invalid, "approve")).statusCode).toBe(422);
    }
    expect(await statusOf(intent)).toBe("open");
  });

  it.each([
    ["approve", "succeeded", "succeeded"],
    ["decline", "open", "failed"],
  ])("redirects back to the shop after %s", async (choice, status, redirectStatus) => {
    const intent = await anIntent();
    const url = await challengeUrlOf(shop, intent.clientSecret, {
      return_url: "http://localhost:3000/checkout/result?a=b",
    });
    const response = await answerChallenge(shop, url, choice);
    expect(response.statusCode).toBe(303);
    const back = new URL(response.headers.location as string, "http://localhost:3000");
    expect(back.pathname).toBe("/checkout/result");
    expect(Object.fromEntries(back.searchParams)).toEqual({
      a: "b",
      payment_intent: intent.id,
      payment_intent_client_secret: intent.clientSecret,
      redirect_status: redirectStatus,
    });
    expect(await statusOf(intent)).toBe(status);
  });

  it("accepts the first answer only, and later ones are redirected to the same result", async () => {
    const intent = await anIntent();
    const url = await challengeUrlOf(shop, intent.clientSecret);
    const first = await answerChallenge(shop, url, "approve");
    const again = [await answerChallenge(shop, url, "decline"), await shop.app.inject({ url })];
    for (const { headers } of again) expect(headers.location).toBe(first.headers.location);
    expect(await statusOf(intent)).toBe("succeeded");
  });

  it("is shown again after an unknown answer", async () => {
    const intent = await anIntent();
    const url = await challengeUrlOf(shop, intent.clientSecret);
    expect((await answerChallenge(shop, url, "perhaps")).body).toContain("Approve this payment?");
    expect(await statusOf(intent)).toBe("open");
  });

  it("expires when a newer one is created or the payment is canceled", async () => {
    const intent = await anIntent();
    const older = await challengeUrlOf(shop, intent.clientSecret);
    const newer = await challengeUrlOf(shop, intent.clientSecret);
    expect((await answerChallenge(shop, older, "approve")).statusCode).toBe(422);
    await provider.cancelIntent(intent.id);
    expect((await answerChallenge(shop, newer, "approve")).headers.location).toContain("redirect_status=failed");
    expect(await statusOf(intent)).toBe("canceled");
  });

  it.each(["http://localhost:3000//evil.example/a", "http://localhost:3000/\\evil.example", "/%2F/evil.example"])(
    "never redirects to another origin: %s",
    async (return_url) => {
      const { clientSecret } = await anIntent();
      const url = await challengeUrlOf(shop, clientSecret, { return_url });
      const { location } = (await answerChallenge(shop, url, "approve")).headers;
      expect(new URL(location as string, "http://localhost:3000").origin).toBe("http://localhost:3000");
    },
  );
});
