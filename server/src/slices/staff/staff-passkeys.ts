import type { Passkey, PasskeyCreation } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { beginPasskeyRegistration } from "../../platform/auth/passkeys/register-passkey.ts";
import { type PasskeyOwner, passkeysOf, toPasskeyDto, updatePasskeyName } from "../../platform/auth/passkeys/store.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { memberObject } from "./open-staff-session.ts";
import { lockStaff } from "./second-factor-store.ts";
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
