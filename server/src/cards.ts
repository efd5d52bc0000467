import { type CardProvider, endpoints } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "./platform/db/database.ts";
import type { Needs } from "./platform/http/content-security.ts";
import type { PaymentProvider } from "./platform/payments/payment-provider.ts";
import type { Settings } from "./settings.ts";
import { deliverDueReports } from "./stand-ins/cards/reports.ts";
import { SandboxProvider } from "./stand-ins/cards/sandbox-provider.ts";
import { serveCardStandIn } from "./stand-ins/cards/serve.ts";

type CardSettings = Pick<Settings, "stripe" | "standIns">;

export const usesCardSandbox = ({ stripe, standIns }: CardSettings): boolean => !stripe && standIns;

/** Stripe, or what stands in for it, or nobody: then no card is taken. */
export async function providerFor(settings: CardSettings, database: Database): Promise<PaymentProvider | undefined> {
  if (usesCardSandbox(settings)) return new SandboxProvider(database);
  if (!settings.stripe) return undefined;
  // Loading the SDK takes half a second, which only a shop that uses it should wait for.
  const { StripeProvider } = await import("./platform/payments/stripe-provider.ts");
  return new StripeProvider(settings.stripe);
}

/** What a page has to know to show the right card form, or none. */
export function cardFacts(settings: CardSettings): CardProvider | null {
  if (settings.stripe) return { provider: "stripe", publishableKey: settings.stripe.publishableKey };
  return usesCardSandbox(settings) ? { provider: "sandbox" } : null;
}

const payingPages = /^\/checkout(\/|$)/i;

/**
 * The form of Stripe is a frame from its own servers, and so is a bank's question. Its script is let in where one pays and
 * nowhere else.
 */
export const cardNeeds = ({ stripe }: CardSettings, path: string): Needs =>
  stripe && payingPages.test(path)
    ? {
        scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
        frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
        calls: ["https://api.stripe.com"],
      }
    : {};

export const serveStandInForCards = (app: FastifyInstance, { db }: Database, { origin, shop }: Settings) =>
  serveCardStandIn(app, { db, origin, shopName: shop.name });

/** The sandbox reports as Stripe would, but without a network: the public address may not be reachable from here. */
export const deliverCardReports = (app: FastifyInstance, { db }: Database): Promise<void> =>
  deliverDueReports(db, async ({ body, headers }) => {
    const { method, path: url } = endpoints.receivePaymentEvent;
    const { statusCode } = await app.inject({ method, url, payload: body, headers });
    return statusCode === 200;
  });
