import type { PasskeyCredential, SignInReply } from "@pawhaven/contract";
import { verifyPasskey } from "../../platform/auth/passkeys/verify-passkey.ts";
import type { RelyingParty } from "../../platform/auth/passkeys/relying-party.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { completeSignIn, type SignInContext } from "./complete-sign-in.ts";
import { userById } from "./store.ts";

interface PasskeySignInContext extends SignInContext {
  relyingParty: RelyingParty;
}

/** The session is the same as after a sign-in with a password. */
export async function signInWithPasskey(
  context: PasskeySignInContext,
  visitor: Visitor,
  given: { credential: PasskeyCredential; remember?: boolean | undefined },
): Promise<SignInReply> {
  const { db } = context.database;
  const use = { purpose: "customer sign-in", audience: "customer", userId: null } as const;
  const verified = await verifyPasskey(db, context.relyingParty, use, given.credential);
  const user = verified && (await userById(db, verified.userId));
  if (!user)
    throw new ApiError("unauthenticated", "This passkey did not work. Please try again, or use your password.");
  return completeSignIn(context, user, visitor, { remember: given.remember ?? false, passkeyId: verified.passkeyId });
}
