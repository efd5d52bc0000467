import type { CardOutcome } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { sandboxReports } from "../../src/schema/index.ts";
import { signWebhook, type SignedWebhook } from "../../src/sandbox/cards/webhooks.ts";
import type { TestShop } from "./test-shop.ts";

export const validCard = { number: "4242 4242 4242 4242", expiry: "12 / 39", cvc: "123", name: "Robin Tran" };
export const challengedCard = { ...validCard, number: "4000 0025 0000 3155" };
export const declinedCard = { ...validCard, number: "4000 0000 0000 0002" };

/** What the card form of the sandbox sends when Pay Now is pressed. */
export const confirmCard = (
  { app }: Pick<TestShop, "app">,
  client_secret: string,
  overrides: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: "POST",
    url: "/stand-in/cards/confirm",
    payload: { ...validCard, client_secret, return_url: "/checkout/result", ...overrides },
  });

export const payByCard = async (
  shop: Pick<TestShop, "app">,
  clientSecret: string,
  overrides = {},
): Promise<CardOutcome> => (await confirmCard(shop, clientSecret, overrides)).json();

/** The address of the bank's question, for a card that asks one. */
export async function challengeUrlOf(
  shop: Pick<TestShop, "app">,
  clientSecret: string,
  overrides = {},
): Promise<string> {
  const outcome = await payByCard(shop, clientSecret, { ...challengedCard, ...overrides });
  if ("error" in outcome || !("next_action" in outcome.paymentIntent)) throw new Error("The bank did not ask.");
  return outcome.paymentIntent.next_action.redirect_to_url.url;
}

export const answerChallenge = ({ app }: Pick<TestShop, "app">, url: string, choice: string) =>
  app.inject({
    method: "POST",
    url,
    payload: `choice=${choice}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** The sandbox's reports about an intent, signed just now: to be sent late, out of order, never or again and again. */
export async function webhooksFor({ database: { db } }: TestShop, intentId: string): Promise<SignedWebhook[]> {
  const reports = await db.select().from(sandboxReports).where(eq(sandboxReports.intentId, intentId));
  return Promise.all(reports.map((report) => signWebhook(db, report)));
}

export const deliverWebhook = ({ app }: Pick<TestShop, "app">, { body, headers }: SignedWebhook) =>
  app.inject({ method: "POST", url: "/api/payment-events", payload: body, headers });
