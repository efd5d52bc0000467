import type { PasskeyCredential, PasskeyRequest, StaffSession } from "@pawhaven/contract";
import { passkeyExists } from "../../platform/auth/passkeys/store.ts";
import { beginPasskeyUse, verifyPasskey } from "../../platform/auth/passkeys/verify-passkey.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockSignIn } from "./lock-sign-in.ts";
import { openStaffSession } from "./open-staff-session.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffByUser } from "./store.ts";

export const beginStaffPasskeySignIn = ({ database, relyingParty }: StaffContext): Promise<PasskeyRequest> =>
  beginPasskeyUse(database.db, relyingParty, "staff sign-in");

/** A passkey is something one has, opened by something one knows or is: both factors at once. */
export async function signInAsStaffWithPasskey(
  context: StaffContext,
  visitor: Visitor,
  credential: PasskeyCredential,
): Promise<StaffSession> {
  const { database, relyingParty } = context;
  const use = { purpose: "staff sign-in", audience: "staff", userId: null } as const;
  const verified = await verifyPasskey(database.db, relyingParty, use, credential);
  if (!verified) throw passkeyRefused();
  return database.transaction(async (tx) => {
    const member = await activeStaffByUser(tx, verified.userId);
    if (!member) throw passkeyRefused();
    await lockSignIn(tx, member);
    if (!(await passkeyExists(tx, verified.passkeyId))) throw passkeyRefused();
    return openStaffSession(tx, context, member, visitor, {
      hasSecondFactor: true,
      action: "signed in with a passkey",
    });
  });
}

const passkeyRefused = () =>
  new ApiError("unauthenticated", "This passkey does not open the workplace. Please use your password.");
