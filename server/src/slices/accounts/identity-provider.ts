import { email, isPlainName, type ProviderCallback } from "@pawhaven/contract";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { z } from "zod";
import { ApiError } from "../../platform/http/api-error.ts";
import type { OpenIdClient } from "../../external-services.ts";
import type { SignInAttempt } from "./sign-in-attempts.ts";

/** A user as the provider asserts them. */
export interface Identity {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const timeoutSeconds = 10;

/** An OpenID Connect provider, used with the authorization code flow, PKCE, state and nonce. */
export class IdentityProvider {
  private readonly client: OpenIdClient;
  private readonly redirectUri: string;
  private cachedConfiguration: Promise<Configuration> | undefined;

  constructor(client: OpenIdClient, redirectUri: string) {
    this.client = client;
    this.redirectUri = redirectUri;
  }

  async authorizationUrlFor({ state, nonce, verifier }: SignInAttempt): Promise<string> {
    const parameters = {
      redirect_uri: this.redirectUri,
      scope: "openid email profile",
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
    };
    return buildAuthorizationUrl(await this.configuration(), parameters).href;
  }

  /** Redeems the authorization code. Throws unless state, nonce and code all belong to this attempt. */
  async exchangeCode(
    { code = "", iss }: ProviderCallback,
    { state, nonce, verifier }: SignInAttempt,
  ): Promise<Identity> {
    const configuration = await this.configuration();
    const returned = new URL(this.redirectUri);
    returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    const tokens = await authorizationCodeGrant(configuration, returned, checks).catch((error: unknown) => {
      throw isUnavailableError(error) ? googleUnavailable(error) : invalidCallback(error);
    });
    return parseClaims(tokens.claims());
  }

  /** The discovery document is cached; a failed discovery is retried by the next sign-in. */
  private configuration(): Promise<Configuration> {
    this.cachedConfiguration ??= this.discover().catch((error: unknown) => {
      this.cachedConfiguration = undefined;
      throw googleUnavailable(error);
    });
    return this.cachedConfiguration;
  }

  /** The library trusts TLS by default; `enableNonRepudiationChecks` makes it verify the ID token's signature as well. */
  private discover(): Promise<Configuration> {
    const issuer = new URL(this.client.issuer);
    const isInsecure = issuer.protocol === "http:"; // the settings allow this on localhost only
    return discovery(issuer, this.client.clientId, this.client.clientSecret, undefined, {
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
      timeout: timeoutSeconds,
    });
  }
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.boolean().catch(false),
  name: z
    .string()
    .transform((text) => text.trim().slice(0, 100))
    .catch(""),
});

function parseClaims(given: unknown): Identity {
  const parsed = claimsSchema.safeParse(given);
  if (!parsed.success)
    throw new ApiError("invalid", "Google did not share your email address, so we cannot sign you in.");
  const { iss: issuer, sub: subject, email, email_verified: emailVerified, name } = parsed.data;
  return { issuer, subject, email, emailVerified, name: isPlainName(name) ? name : nameFrom(email) };
}

/** For somebody without a name at Google, or with one that the shop does not accept. */
const nameFrom = (address: string) =>
  address
    .slice(0, address.indexOf("@"))
    .replaceAll(/[^a-z]+/gi, " ")
    .trim() || "Customer";

/** No response, a timeout, or a response that is not OpenID Connect, such as a proxy's error page. */
function isUnavailableError(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === "fetch failed";
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_(CONFORM|JSON))$/.test(code);
}

const googleUnavailable = (cause: unknown) =>
  new ApiError("failed_dependency", "Google cannot be reached right now. Please try again in a moment.", { cause });

const invalidCallback = (cause: unknown) =>
  new ApiError("invalid", "Google's response does not match this sign-in. Please close this window and try again.", {
    cause,
  });
