import { deletePasskeysOf } from "../../platform/auth/passkeys/store.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { forgetAddresses } from "../addresses/forget-addresses.ts";
import { forgetCards } from "../cards/forget-cards.ts";
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
  await takeFromUnprovenOwner(tx, userId);
  const user = await updateUser(tx, userId, values);
  await revokeAccess(tx, userId);
  // mutant(passkeys.test.ts): a new password ends the passkeys, which somebody else may have added
  await deletePasskeysOf(tx, { userId, audience: "customer" });
  await recordSecurityEvent(tx, userId, "password_changed", visitor);
  return user;
}

/**
 * Whoever created an unconfirmed account never proved to own its email address. A provider account linked before that may
 * belong to an attacker, so it must not sign in to this account any longer; a card of theirs pays nothing
 * here, and nothing is sent to their addresses.
 */
async function takeFromUnprovenOwner(tx: Tx, userId: number): Promise<void> {
  const user = await userById(tx, userId);
  if (user?.emailConfirmedAt !== null) return;
  // mutant(google-linking.test.ts): a reset unlinks the providers of an unconfirmed account
  await deleteIdentities(tx, userId);
  // mutant(../cards/cards.test.ts): a reset ends the saved cards of an unconfirmed account
  await forgetCards(tx, userId);
  // mutant(../addresses/addresses.test.ts): a reset ends the address book of an unconfirmed account
  await forgetAddresses(tx, userId);
}
