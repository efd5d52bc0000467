import type { Environment } from "./environment.ts";
import type { ImageHost } from "./platform/images/image-host-store.ts";
import type { StripeAccount } from "./platform/payments/stripe-provider.ts";
import { StartupError } from "./platform/startup-error.ts";

/** The shop's registration at an OpenID provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export function imageHostFrom(values: Environment): ImageHost | undefined {
  const {
    CLOUDINARY_CLOUD: cloud,
    CLOUDINARY_UPLOAD_PRESET: uploadPreset,
    CLOUDINARY_KEY: key,
    CLOUDINARY_SECRET: secret,
  } = values;
  if (!cloud && !uploadPreset && !key && !secret) return undefined;
  if (cloud && uploadPreset && key && secret) return { cloud, uploadPreset, key, secret };
  throw new StartupError(
    "Cloudinary needs all of CLOUDINARY_CLOUD, CLOUDINARY_UPLOAD_PRESET, CLOUDINARY_KEY and CLOUDINARY_SECRET.",
  );
}

export function googleFrom(values: Environment): OpenIdClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (!clientId && !clientSecret) return undefined;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  throw new StartupError("Sign-in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.");
}

/** Who receives mail for the shop, and how its deliveries are signed. */
export interface InboundMailAccount {
  domain: string;
  secret: string;
}

export function inboundMailFrom(values: Environment): InboundMailAccount | undefined {
  const { REPLY_DOMAIN: domain, INBOUND_MAIL_SECRET: secret } = values;
  if (!domain && !secret) return undefined;
  if (domain && secret) return { domain, secret };
  throw new StartupError("Answers by mail need both REPLY_DOMAIN and INBOUND_MAIL_SECRET.");
}

export function stripeFrom(values: Environment): StripeAccount | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = values;
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (secretKey && publishableKey && webhookSecret) return { secretKey, publishableKey, webhookSecret, apiUrl };
  throw new StartupError(
    "Card payments with Stripe need all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.",
  );
}
