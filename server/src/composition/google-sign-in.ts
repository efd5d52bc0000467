import { endpoints } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { customer } from "@pawhaven/demo/customer";
import { newToken } from "../platform/auth/tokens.ts";
import type { OpenIdClient } from "../external-services.ts";
import type { Settings } from "../settings.ts";
import { registerOpenIdSandboxRoutes } from "../sandbox/openid/routes.ts";

/** Google, the sandbox, or undefined where sign-in with Google is not offered. */
export function resolveGoogleClient({ google, sandbox, origin }: Settings): OpenIdClient | undefined {
  if (google || !sandbox) return google;
  return { issuer: `${origin}/stand-in/openid`, clientId: "shop", clientSecret: newToken() };
}

/** Built from the settings, never from a request's Host header. */
export const googleCallbackUrl = ({ origin }: Settings): string => `${origin}${endpoints.finishGoogleSignIn.path}`;

export async function serveGoogleSandbox(
  app: FastifyInstance,
  client: OpenIdClient,
  settings: Settings,
): Promise<void> {
  const { name, email } = customer;
  const people = settings.seedDemo ? [{ name, email, emailVerified: true }] : [];
  await registerOpenIdSandboxRoutes(app, { client, redirectUri: googleCallbackUrl(settings), people });
}
