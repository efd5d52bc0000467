import type { BrowserResponse, ProviderCallback } from "@pawhaven/contract";
import type { Cookies } from "cookie";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { findOrCreateAccount } from "./find-or-create-account.ts";
import { attemptCookieName, attemptCookieHeader, googleNotConfigured } from "./begin-google-sign-in.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { completeSignIn, type SignInContext } from "./complete-sign-in.ts";
import { consumeAttempt } from "./sign-in-attempts.ts";
import { signedInPage } from "./signed-in-page.ts";

interface CallbackRequest {
  response: ProviderCallback;
  cookies: Cookies;
  visitor: Visitor;
}

/** The attempt is consumed first, whatever the provider responded, so that a callback cannot be replayed. */
export async function finishGoogleSignIn(
  context: SignInContext,
  google: IdentityProvider | undefined,
  { response, cookies, visitor }: CallbackRequest,
): Promise<BrowserResponse> {
  if (!google) throw googleNotConfigured();
  const { database, shopIdentity } = context;
  const attempt = await consumeAttempt(database.db, response.state ?? "", cookies[attemptCookieName] ?? "");
  if (!attempt)
    throw new ApiError("invalid", "This sign-in is no longer valid. Please close this window and try again.");
  if (response.error !== undefined) throw providerError(response.error);
  const identity = await google.exchangeCode(response, attempt);
  const user = await findOrCreateAccount(database, shopIdentity, visitor, identity);
  const signedIn = await completeSignIn(context, user, visitor, { remember: false });
  return {
    html: signedInPage(signedIn, shopIdentity.origin),
    headers: { "set-cookie": attemptCookieHeader(shopIdentity, "", 0) },
  };
}

const providerError = (error: string) =>
  error === "access_denied"
    ? new ApiError("forbidden", "You canceled the sign-in with Google. Nothing has changed.")
    : new ApiError("failed_dependency", "Google could not sign you in. Please try again in a moment.", {
        cause: new Error(`The provider responded with the error ${error}.`),
      });
