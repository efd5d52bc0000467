import type { Passkey, PasskeyAddition } from "@pawhaven/contract";
import { verifyPasskeyRegistration } from "../../platform/auth/passkeys/register-passkey.ts";
import {
  assertRoomForPasskey,
  deletePasskey,
  insertPasskey,
  passkeyErrors,
  toPasskeyDto,
} from "../../platform/auth/passkeys/store.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { afterFactorAdded, afterFactorRemoved, recordFactorChange } from "./change-second-factors.ts";
import { findSecondFactors, lockStaff } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { staffPasskeyOwner } from "./staff-passkeys.ts";

export async function addStaffPasskey(
  context: StaffContext,
  caller: StaffCaller,
  visitor: Visitor,
  given: PasskeyAddition,
): Promise<{ passkey: Passkey; recovery_codes: string[] }> {
  const { database, relyingParty } = context;
  const owner = staffPasskeyOwner(caller);
  const verified = await verifyPasskeyRegistration(database.db, relyingParty, owner, given);
  return database
    .transaction(async (tx) => {
      await lockStaff(tx, caller.staffId);
      await assertRoomForPasskey(tx, owner);
      const before = await findSecondFactors(tx, caller);
      const passkey = await insertPasskey(tx, verified);
      const codes = await afterFactorAdded(tx, caller, before);
      const after = { passkey: given.name };
      await recordFactorChange(tx, context, caller, { change: "passkey added", visitor, after });
      return { passkey: toPasskeyDto(passkey), recovery_codes: codes };
    })
    .catch(mapConstraintErrors(passkeyErrors));
}

export const removeStaffPasskey = (
  context: StaffContext,
  caller: StaffCaller,
  visitor: Visitor,
  id: number,
): Promise<{ message: string }> =>
  context.database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    const { name } = await deletePasskey(tx, staffPasskeyOwner(caller), id);
    await afterFactorRemoved(tx, context, caller);
    const before = { passkey: name };
    await recordFactorChange(tx, context, caller, { change: "passkey removed", visitor, before });
    return { message: "The passkey has been removed. You can delete it on your device too." };
  });
