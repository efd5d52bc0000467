import type { BrowserAnswer } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { setCookie } from "../../platform/http/cookies.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { newToken } from "../../platform/tokens.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { Site } from "./register.ts";
import { attemptLifetimeSeconds, keepAttempt, newAttempt } from "./sign-in-attempts.ts";

export const attemptCookie = "sign_in_attempt";

/** Nothing is kept until it is known where to go. */
export async function beginGoogleSignIn(
  { db }: Database,
  site: Site,
  google: IdentityProvider | undefined,
): Promise<BrowserAnswer> {
  if (!google) throw notSetUp();
  const attempt = newAttempt();
  const redirect = await google.addressFor(attempt);
  const browserKey = newToken();
  await keepAttempt(db, attempt, browserKey);
  return { redirect, headers: { "set-cookie": attemptCookieHeader(site, browserKey, attemptLifetimeSeconds) } };
}

export const attemptCookieHeader = ({ origin }: Site, value: string, maxAgeSeconds: number): string =>
  setCookie({ name: attemptCookie, value, path: "/api/auth", maxAgeSeconds, secure: origin.startsWith("https:") });

export const notSetUp = () =>
  new Refusal("not_found", "Signing in with Google is not set up in this shop. Please use your e-mail and password.");
