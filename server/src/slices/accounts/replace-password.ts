import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { revokeAccess } from "./revoke-access.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { deleteIdentities, updateUser, userById, type UserRow } from "./store.ts";

/** For somebody who did not need the old one. All other access to the account ends. */
export async function replacePassword(
  tx: Tx,
  visitor: Visitor,
  userId: number,
  values: Pick<UserRow, "passwordHash"> & Partial<Pick<UserRow, "emailConfirmedAt">>,
): Promise<UserRow> {
  // mutant(google-linking.test.ts): a reset unlinks the providers of an unconfirmed account
  await deleteIdentitiesOfUnconfirmedAccount(tx, userId);
  const user = await updateUser(tx, userId, values);
  await revokeAccess(tx, userId);
  await recordSecurityEvent(tx, userId, "password_changed", visitor);
  return user;
}

/**
 * Whoever created an unconfirmed account never proved to own its email address. A provider account linked before that may
 * belong to an attacker, so it must not sign in to this account any longer.
 */
async function deleteIdentitiesOfUnconfirmedAccount(tx: Tx, userId: number): Promise<void> {
  const user = await userById(tx, userId);
  if (user?.emailConfirmedAt === null) await deleteIdentities(tx, userId);
}
