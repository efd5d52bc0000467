import type { Passkey, PasskeyCreation } from "@pawhaven/contract";
import { beginPasskeyRegistration } from "../../platform/auth/passkeys/register-passkey.ts";
import type { RelyingParty } from "../../platform/auth/passkeys/relying-party.ts";
import {
  deletePasskey,
  type PasskeyOwner,
  passkeysOf,
  toPasskeyDto,
  updatePasskeyName,
} from "../../platform/auth/passkeys/store.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { identitiesOf, lockUserRow, userById, type UserRow } from "./store.ts";

interface PasskeyContext {
  database: Database;
  relyingParty: RelyingParty;
}

export const ownerOf = ({ userId }: Caller): PasskeyOwner => ({ userId, audience: "customer" });

export async function listPasskeys({ db }: Database, caller: Caller): Promise<Passkey[]> {
  return (await passkeysOf(db, ownerOf(caller))).map(toPasskeyDto);
}

export async function beginPasskey(
  { database, relyingParty }: PasskeyContext,
  caller: Caller,
): Promise<PasskeyCreation> {
  const user = (await userById(database.db, caller.userId)) as UserRow;
  return beginPasskeyRegistration(database.db, relyingParty, ownerOf(caller), user);
}

export const renamePasskey = async ({ db }: Database, caller: Caller, id: number, name: string): Promise<Passkey> =>
  toPasskeyDto(await updatePasskeyName(db, ownerOf(caller), id, name));

export async function removePasskey(
  database: Database,
  caller: Caller,
  visitor: Visitor,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const user = (await lockUserRow(tx, caller.userId)) as UserRow;
    await deletePasskey(tx, ownerOf(caller), id);
    // mutant(passkeys.test.ts): the last way to sign in stays
    await assertOtherWayToSignIn(tx, user);
    await recordSecurityEvent(tx, caller.userId, "passkey_removed", visitor);
  });
  return { message: "The passkey has been removed. You can delete it on your device too." };
}

async function assertOtherWayToSignIn(tx: Tx, { id, passwordHash }: UserRow): Promise<void> {
  if (passwordHash !== null) return;
  if ((await identitiesOf(tx, id)).length > 0) return;
  if ((await passkeysOf(tx, { userId: id, audience: "customer" })).length > 0) return;
  throw new ApiError("conflict", "This passkey is your only way to sign in. Please set a password first.");
}
