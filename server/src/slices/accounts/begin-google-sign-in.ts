import type { BrowserResponse } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { setCookie } from "../../platform/http/cookies.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { attemptLifetimeSeconds, saveAttempt, newAttempt } from "./sign-in-attempts.ts";

export const attemptCookieName = "sign_in_attempt";

/** The attempt is saved only after discovery has succeeded, so that a provider outage leaves no rows behind. */
export async function beginGoogleSignIn(
  { db }: Database,
  shopIdentity: ShopIdentity,
  google: IdentityProvider | undefined,
): Promise<BrowserResponse> {
  if (!google) throw googleNotConfigured();
  const attempt = newAttempt();
  const redirect = await google.authorizationUrlFor(attempt);
  const browserKey = newToken();
  await saveAttempt(db, attempt, browserKey);
  return { redirect, headers: { "set-cookie": attemptCookieHeader(shopIdentity, browserKey, attemptLifetimeSeconds) } };
}

export const attemptCookieHeader = ({ origin }: ShopIdentity, value: string, maxAge: number): string =>
  setCookie({ name: attemptCookieName, value, path: "/api/auth", maxAge, secure: origin.startsWith("https:") });

export const googleNotConfigured = () =>
  new ApiError("not_found", "Google sign-in is not set up in this shop. Please use your email and password.");
