import type { Passkey, PasskeyAddition } from "@pawhaven/contract";
import { verifyPasskeyRegistration } from "../../platform/auth/passkeys/register-passkey.ts";
import type { RelyingParty } from "../../platform/auth/passkeys/relying-party.ts";
import {
  assertRoomForPasskey,
  insertPasskey,
  passkeyErrors,
  toPasskeyDto,
} from "../../platform/auth/passkeys/store.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queuePasskeyAddedMail } from "./mails.ts";
import { ownerOf } from "./passkeys.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { lockUserRow, type UserRow } from "./store.ts";

export interface PasskeyContext {
  database: Database;
  shopIdentity: ShopIdentity;
  relyingParty: RelyingParty;
}

export async function addPasskey(
  { database, shopIdentity, relyingParty }: PasskeyContext,
  caller: Caller,
  visitor: Visitor,
  given: PasskeyAddition,
): Promise<Passkey> {
  const verified = await verifyPasskeyRegistration(database.db, relyingParty, ownerOf(caller), given);
  const passkey = await database
    .transaction(async (tx) => {
      const user = (await lockUserRow(tx, caller.userId)) as UserRow;
      await assertRoomForPasskey(tx, ownerOf(caller));
      await recordSecurityEvent(tx, caller.userId, "passkey_added", visitor);
      if (user.emailConfirmedAt !== null) await queuePasskeyAddedMail(tx, shopIdentity, user, visitor);
      return insertPasskey(tx, verified);
    })
    .catch(mapConstraintErrors(passkeyErrors));
  return toPasskeyDto(passkey);
}
