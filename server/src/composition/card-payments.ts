import { type CardProvider, endpoints } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/db/database.ts";
import type { CspSources } from "../platform/http/content-security.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import type { Settings } from "../settings.ts";
import { deliverDueWebhooks } from "../sandbox/cards/webhooks.ts";
import { SandboxProvider } from "../sandbox/cards/sandbox-provider.ts";
import { registerCardSandboxRoutes } from "../sandbox/cards/routes.ts";
import type { ShopIdentity } from "../platform/mail/shop-identity.ts";

type CardSettings = Pick<Settings, "stripe" | "sandbox">;

export const usesCardSandbox = ({ stripe, sandbox }: CardSettings): boolean => !stripe && sandbox;

/** Stripe, the sandbox, or undefined where cards are not accepted. */
export async function createPaymentProvider(
  settings: CardSettings,
  database: Database,
): Promise<PaymentProvider | undefined> {
  if (usesCardSandbox(settings)) return new SandboxProvider(database);
  if (!settings.stripe) return undefined;
  // Loading the SDK takes half a second, so it is imported only where it is used.
  const { StripeProvider } = await import("../platform/payments/stripe-provider.ts");
  return new StripeProvider(settings.stripe);
}

/** What a page needs to know to render the right card form, or none. */
export function publicCardProvider(settings: CardSettings): CardProvider | null {
  if (settings.stripe) return { provider: "stripe", publishableKey: settings.stripe.publishableKey };
  return usesCardSandbox(settings) ? { provider: "sandbox" } : null;
}

const checkoutPaths = /^\/checkout(\/|$)/i;

/** Stripe's card form and the bank's challenge are iframes. Only the checkout may load them and Stripe's script. */
export const cardCspSources = ({ stripe }: CardSettings, path: string): CspSources =>
  stripe && checkoutPaths.test(path)
    ? {
        scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
        frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
        connections: ["https://api.stripe.com"],
      }
    : {};

export const serveCardSandbox = (app: FastifyInstance, { db }: Database, { origin, shop }: ShopIdentity) =>
  registerCardSandboxRoutes(app, { db, origin, shop });

/** Delivers webhooks in-process, because the server may not be able to reach its own public URL. */
export const deliverCardWebhooks = (app: FastifyInstance, { db }: Database): Promise<void> =>
  deliverDueWebhooks(db, async ({ body, headers }) => {
    const { method, path: url } = endpoints.receivePaymentEvent;
    const { statusCode } = await app.inject({ method, url, payload: body, headers });
    return statusCode === 200;
  });
