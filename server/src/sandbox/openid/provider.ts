import { generateKeyPairSync } from "node:crypto";
import type { EventEmitter } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { type Configuration, Provider } from "oidc-provider";
import { errorPage, standalonePolicy } from "../../platform/http/standalone-page.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import type { OpenIdClient } from "../../external-services.ts";
import { NullAdapter, MemoryAdapter } from "./memory-adapter.ts";
import type { PersonDirectory } from "./person-directory.ts";

export interface ProviderOptions {
  client: OpenIdClient;
  redirectUri: string;
  directory: PersonDirectory;
  /** The path, below the issuer, of the page that asks who signs in. */
  chooserPath: string;
  log: FastifyBaseLogger;
}

const minute = 60;

/** A complete OpenID provider with one client. Its keys and data live in memory only. */
export function createProvider({ client, redirectUri, directory, chooserPath, log }: ProviderOptions): Provider {
  const { issuer, clientId, clientSecret } = client;
  const provider = new Provider(issuer, {
    ...accountConfiguration(directory),
    adapter: (kind) => (kind === "Session" ? new NullAdapter() : new MemoryAdapter()),
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    clientDefaults: { id_token_signed_response_alg: "ES256", token_endpoint_auth_method: "client_secret_post" },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [newToken()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${new URL(issuer).pathname}${chooserPath}/${uid}` },
    loadExistingGrant: grantAllScopes,
    expiresWithSession: () => false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    renderError: (ctx) => {
      ctx.type = "html";
      ctx.body = errorPage("The Google sandbox could not read this request. Please close this window and try again.");
      ctx.set("content-security-policy", standalonePolicy);
    },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 10 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
  });
  provider.proxy = true;
  logProviderErrors(provider, log);
  return provider;
}

/** Without listeners the provider would write to the console. */
function logProviderErrors(provider: Provider, log: FastifyBaseLogger): void {
  const report = (error: Error) => log.error({ err: error }, "OpenID sandbox error");
  provider.on("server_error", (_, error) => report(error));
  (provider as EventEmitter).on("error", report);
}

const accountConfiguration = (directory: PersonDirectory): Configuration => ({
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  conformIdTokenClaims: false, // Google includes name and email in the ID token as well
  findAccount: (_, subject) => {
    const person = directory.find(subject);
    if (!person) return undefined;
    const { name, email, emailVerified } = person;
    return {
      accountId: subject,
      claims: async () => ({ sub: subject, name, email, email_verified: emailVerified }),
    };
  },
});

/** Choosing an account implies consent, so there is no consent page. */
const grantAllScopes: Configuration["loadExistingGrant"] = async ({ oidc }) => {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client?.clientId ?? "", accountId: session?.accountId ?? "" });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
};

const signingKey = () => ({
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  alg: "ES256",
  use: "sig",
});
