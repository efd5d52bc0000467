import type { BrowserAnswer, ProviderAnswer } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Visitor } from "../../platform/sessions.ts";
import { accountBehind } from "./account-behind.ts";
import { attemptCookie, attemptCookieHeader, notSetUp } from "./begin-google-sign-in.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { Site } from "./register.ts";
import { signIn } from "./sign-in.ts";
import { takeAttempt } from "./sign-in-attempts.ts";
import { signedInPage } from "./signed-in-page.ts";

interface Return {
  answer: ProviderAnswer;
  cookies: ReadonlyMap<string, string>;
  visitor: Visitor;
}

/** The attempt is used up first, whatever the provider says: what came back once is worth nothing a second time. */
export async function finishGoogleSignIn(
  database: Database,
  site: Site,
  google: IdentityProvider | undefined,
  { answer, cookies, visitor }: Return,
): Promise<BrowserAnswer> {
  if (!google) throw notSetUp();
  const attempt = await takeAttempt(database.db, answer.state ?? "", cookies.get(attemptCookie) ?? "");
  if (!attempt)
    throw new Refusal("invalid", "This sign-in is not valid any more. Please close this window and begin again.");
  if (answer.error !== undefined) throw refusedByProvider(answer.error);
  const identity = await google.identityFrom(answer, attempt);
  const user = await accountBehind(database, site, identity);
  const signedIn = await signIn(database, user, visitor, { remember: false });
  return {
    html: signedInPage(signedIn, site.origin),
    headers: { "set-cookie": attemptCookieHeader(site, "", 0) },
  };
}

const refusedByProvider = (error: string) =>
  error === "access_denied"
    ? new Refusal("forbidden", "You did not agree to the sign-in at Google. Nothing has changed.")
    : new Refusal("failed_dependency", "Google could not sign you in. Please try again in a moment.", {
        cause: new Error(`the provider answered ${error}`),
      });
