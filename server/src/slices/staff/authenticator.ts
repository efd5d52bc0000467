import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { findTotpStep, newTotpSecret, toBase32, totpUri } from "../../platform/auth/totp.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { afterFactorAdded, afterFactorRemoved } from "./change-second-factors.ts";
import { memberObject } from "./open-staff-session.ts";
import { authenticatorLabel, wrongCode } from "./prove-second-factor.ts";
import {
  activateSecret,
  deleteAuthenticator,
  findSecondFactors,
  lockStaff,
  savePendingSecret,
  secondFactorOf,
} from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById } from "./store.ts";

/** The secret is shown now and never again. The app in use counts until a code of the new one is given. */
export async function beginAuthenticator(
  { database, secretBox, relyingParty }: StaffContext,
  caller: StaffCaller,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const sealed = secretBox.seal(secret, authenticatorLabel(caller.staffId));
  return database.transaction(async (tx) => {
    const member = await activeStaffById(tx, caller.staffId);
    await savePendingSecret(tx, caller.staffId, sealed);
    await recordAudit(tx, caller, {
      action: "authenticator setup begun",
      object: memberObject({ id: caller.staffId }),
    });
    const uri = totpUri(secret, { issuer: relyingParty.name, account: member?.email ?? caller.name });
    return { secret: toBase32(secret), uri };
  });
}

/** The code that proves the app is used up, like every other. */
export const confirmAuthenticator = (
  { database, secretBox }: StaffContext,
  caller: StaffCaller,
  code: string,
): Promise<{ message: string; recovery_codes: string[] }> =>
  database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    const before = await findSecondFactors(tx, caller);
    const pending = (await secondFactorOf(tx, caller.staffId))?.pendingSecret;
    if (!pending) throw new ApiError("conflict", "Please begin the setup again.");
    const secret = secretBox.open(pending, authenticatorLabel(caller.staffId));
    const step = findTotpStep(secret, code.replaceAll(/\s/g, ""), new Date());
    // mutant(second-factor.test.ts): an authenticator app counts once it has shown a code
    if (step === undefined) throw wrongCode("invalid");
    await activateSecret(tx, caller.staffId, pending, step);
    const codes = await afterFactorAdded(tx, caller, before);
    await recordAudit(tx, caller, { action: "authenticator set up", object: memberObject({ id: caller.staffId }) });
    return { message: "Your authenticator app is set up.", recovery_codes: codes };
  });

export const removeAuthenticator = (context: StaffContext, caller: StaffCaller): Promise<{ message: string }> =>
  context.database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    if (!(await deleteAuthenticator(tx, caller.staffId)))
      throw new ApiError("not_found", "You have no authenticator app set up.");
    await afterFactorRemoved(tx, context, caller);
    await recordAudit(tx, caller, { action: "authenticator removed", object: memberObject({ id: caller.staffId }) });
    return { message: "Your authenticator app has been removed." };
  });
