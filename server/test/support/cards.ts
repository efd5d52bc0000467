import { type CardOutcome, cardSandbox } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { sandboxReports } from "../../src/schema/index.ts";
import { signWebhook, type SignedWebhook } from "../../src/sandbox/cards/webhooks.ts";
import type { TestShop } from "./test-shop.ts";

export const validCard = { number: "4242 4242 4242 4242", expiry: "12 / 39", cvc: "123", name: "Robin Tran" };
export const challengedCard = { ...validCard, number: "4000 0025 0000 3155" };
export const declinedCard = { ...validCard, number: "4000 0000 0000 0002" };

/** Sends what the card form of the sandbox sends for Pay Now. */
export const confirmCard = (
  { app }: Pick<TestShop, "app">,
  client_secret: string,
  overrides: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: "POST",
    url: cardSandbox.confirmPath,
    payload: { ...validCard, client_secret, return_url: "/checkout/result", ...overrides },
  });

export const payByCard = async (
  shop: Pick<TestShop, "app">,
  clientSecret: string,
  overrides = {},
): Promise<CardOutcome> => (await confirmCard(shop, clientSecret, overrides)).json();

/** Pays at the sandbox of a shop that runs in another process. */
export async function payByCardAt(origin: string, client_secret: string): Promise<void> {
  const response = await fetch(`${origin}${cardSandbox.confirmPath}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...validCard, client_secret, return_url: "/checkout/result" }),
  });
  if (!response.ok) throw new Error(`The card sandbox responded with ${response.status}.`);
}

/** Pays with a card that requires authentication, and returns the URL of the bank's challenge page. */
export async function challengeUrlOf(
  shop: Pick<TestShop, "app">,
  clientSecret: string,
  overrides = {},
): Promise<string> {
  const outcome = await payByCard(shop, clientSecret, { ...challengedCard, ...overrides });
  if ("error" in outcome || !("next_action" in outcome.paymentIntent))
    throw new Error("The bank did not challenge the payment.");
  return outcome.paymentIntent.next_action.redirect_to_url.url;
}

export const answerChallenge = ({ app }: Pick<TestShop, "app">, url: string, choice: string) =>
  app.inject({
    method: "POST",
    url,
    payload: `choice=${choice}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** The sandbox's webhooks about an intent, freshly signed, for a test to deliver in any order and number. */
export async function webhooksFor({ database: { db } }: TestShop, intentId: string): Promise<SignedWebhook[]> {
  const reports = await db.select().from(sandboxReports).where(eq(sandboxReports.intentId, intentId));
  return Promise.all(reports.map((report) => signWebhook(db, report)));
}

export const deliverWebhook = ({ app }: Pick<TestShop, "app">, { body, headers }: SignedWebhook) =>
  app.inject({ method: "POST", url: "/api/payment-events", payload: body, headers });
