import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockAccount, lockActiveMember } from "./member-store.ts";
import type { StaffRow } from "./store.ts";

/**
 * Serializes the sign-in with a new password, the end of the employment and changes of the second factors. Checking a
 * password or a passkey takes a while, in which any of them may have happened.
 */
export async function lockSignIn(tx: Tx, { id, userId, passwordHash }: StaffRow): Promise<void> {
  const account = await lockAccount(tx, userId);
  // mutant(sign-in.postgres.test.ts): a password that was replaced meanwhile opens no session of staff
  if (account?.passwordHash !== passwordHash) throw accountChanged();
  // mutant(sign-in.postgres.test.ts): an employment that ended meanwhile opens no session of staff
  if (!(await lockActiveMember(tx, id))) throw accountChanged();
}

const accountChanged = () => new ApiError("unauthenticated", "Your account has just changed. Please sign in again.");
