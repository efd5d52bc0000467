import { endpoints } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { customer } from "./demo/data/customer/customer.ts";
import { newToken } from "./platform/tokens.ts";
import type { ProviderClient, Settings } from "./settings.ts";
import { serveOpenIdStandIn } from "./stand-ins/openid/serve.ts";

/** Google, or what stands in for it, or nothing. */
export function googleFor({ google, standIns, origin }: Settings): ProviderClient | undefined {
  if (google || !standIns) return google;
  return { issuer: `${origin}/stand-in/openid`, clientId: "shop", clientSecret: newToken() };
}

/** Where a provider sends the browser back to: by the settings, whatever host a request may name. */
export const googleCallback = ({ origin }: Settings): string => `${origin}${endpoints.finishGoogleSignIn.path}`;

export async function serveStandInForGoogle(
  app: FastifyInstance,
  client: ProviderClient,
  settings: Settings,
): Promise<void> {
  const { name, email } = customer;
  const people = settings.seedDemo ? [{ name, email, emailVerified: true }] : [];
  await serveOpenIdStandIn(app, { client, redirectUri: googleCallback(settings), people });
}
