import type { Passkey, PasskeyAddition, PasskeyCreation } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { beginPasskeyRegistration, verifyPasskeyRegistration } from "../../platform/auth/passkeys/register-passkey.ts";
import {
  assertRoomForPasskey,
  deletePasskey,
  insertPasskey,
  passkeyErrors,
  type PasskeyOwner,
  passkeysOf,
  toPasskeyDto,
  updatePasskeyName,
} from "../../platform/auth/passkeys/store.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { afterFactorAdded, afterFactorRemoved } from "./change-second-factors.ts";
import { memberObject } from "./open-staff-session.ts";
import { findSecondFactors, lockStaff } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById, type StaffRow } from "./store.ts";

export const staffPasskeyOwner = ({ userId }: StaffCaller): PasskeyOwner => ({ userId, audience: "staff" });

export async function beginStaffPasskey(
  { database, relyingParty }: StaffContext,
  caller: StaffCaller,
): Promise<PasskeyCreation> {
  const { name, email } = (await activeStaffById(database.db, caller.staffId)) as StaffRow;
  // The browser's list must tell it from the passkey of the same person's account at the shop.
  const person = { name: `${name} (workplace)`, email: `${email} (workplace)` };
  return beginPasskeyRegistration(database.db, relyingParty, staffPasskeyOwner(caller), person);
}

export async function addStaffPasskey(
  { database, relyingParty }: StaffContext,
  caller: StaffCaller,
  given: PasskeyAddition,
): Promise<{ passkey: Passkey; recovery_codes: string[] }> {
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
      await recordAudit(tx, caller, { action: "passkey added", object: memberObject({ id: caller.staffId }), after });
      return { passkey: toPasskeyDto(passkey), recovery_codes: codes };
    })
    .catch(mapConstraintErrors(passkeyErrors));
}

export const renameStaffPasskey = (
  { database }: StaffContext,
  caller: StaffCaller,
  id: number,
  name: string,
): Promise<Passkey> =>
  database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    const old = (await passkeysOf(tx, staffPasskeyOwner(caller))).find((passkey) => passkey.id === id);
    const passkey = await updatePasskeyName(tx, staffPasskeyOwner(caller), id, name);
    const [before, after] = [{ passkey: old?.name }, { passkey: name }];
    const object = memberObject({ id: caller.staffId });
    await recordAudit(tx, caller, { action: "passkey renamed", object, before, after });
    return toPasskeyDto(passkey);
  });

export const removeStaffPasskey = (
  context: StaffContext,
  caller: StaffCaller,
  id: number,
): Promise<{ message: string }> =>
  context.database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    const { name } = await deletePasskey(tx, staffPasskeyOwner(caller), id);
    await afterFactorRemoved(tx, context, caller);
    const before = { passkey: name };
    await recordAudit(tx, caller, { action: "passkey removed", object: memberObject({ id: caller.staffId }), before });
    return { message: "The passkey has been removed. You can delete it on your device too." };
  });
