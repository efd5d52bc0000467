import { email, type ProviderCallback } from "@pawhaven/contract";
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
import type { OpenIdClient } from "../../settings.ts";
import type { SignInAttempt } from "./sign-in-attempts.ts";

/** Somebody as the provider vouches for them. */
export interface Identity {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const timeoutSeconds = 10;

/** An OpenID provider, spoken to with authorization code, PKCE, state and nonce. */
export class IdentityProvider {
  private readonly client: OpenIdClient;
  private readonly redirectUri: string;
  private cachedConfiguration: Promise<Configuration> | undefined;

  /** `redirectUri` is where the provider sends the browser back to. */
  constructor(client: OpenIdClient, redirectUri: string) {
    this.client = client;
    this.redirectUri = redirectUri;
  }

  /** Where the browser has to go for this attempt. */
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

  /** Redeems what the browser brought back; gives the identity only if all of it belongs to this attempt. */
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

  /** What the provider says of itself is asked for once; an answer that did not come is asked for again next time. */
  private configuration(): Promise<Configuration> {
    this.cachedConfiguration ??= this.discover().catch((error: unknown) => {
      this.cachedConfiguration = undefined;
      throw googleUnavailable(error);
    });
    return this.cachedConfiguration;
  }

  /** The signature of what the provider says is checked too; the library alone would be content with the connection. */
  private discover(): Promise<Configuration> {
    const issuer = new URL(this.client.issuer);
    const isPlain = issuer.protocol === "http:"; // the settings allow it on this machine only
    return discovery(issuer, this.client.clientId, this.client.clientSecret, undefined, {
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
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
    throw new ApiError("invalid", "Google did not tell us your e-mail address, so we cannot sign you in with it.");
  const { iss: issuer, sub: subject, email, email_verified: emailVerified, name } = parsed.data;
  return { issuer, subject, email, emailVerified, name: name || email.slice(0, email.indexOf("@")) };
}

/** No answer, none in time, or one that is not OpenID at all, like a proxy's error page. */
function isUnavailableError(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === "fetch failed";
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_(CONFORM|JSON))$/.test(code);
}

const googleUnavailable = (cause: unknown) =>
  new ApiError("failed_dependency", "Google cannot be reached right now. Please try again in a moment.", { cause });

const invalidCallback = (cause: unknown) =>
  new ApiError(
    "invalid",
    "Google's answer does not belong to this sign-in. Please close this window and begin again.",
    {
      cause,
    },
  );
