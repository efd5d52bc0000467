import type { Visitor } from "../../platform/auth/sessions.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { findTotpStep } from "../../platform/auth/totp.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { afterFactorAdded, afterFactorRemoved, recordFactorChange } from "./change-second-factors.ts";
import { authenticatorLabel, wrongCode } from "./prove-second-factor.ts";
import {
  activateSecret,
  deleteAuthenticator,
  findSecondFactors,
  lockStaff,
  secondFactorOf,
} from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";

/** The code that proves the app is used up, like every other. */
export const confirmAuthenticator = (
  context: StaffContext,
  caller: StaffCaller,
  visitor: Visitor,
  code: string,
): Promise<{ message: string; recovery_codes: string[] }> =>
  context.database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    const before = await findSecondFactors(tx, caller);
    const pending = (await secondFactorOf(tx, caller.staffId))?.pendingSecret;
    if (!pending) throw new ApiError("conflict", "Please begin the setup again.");
    const secret = context.secretBox.open(pending, authenticatorLabel(caller.staffId));
    const step = findTotpStep(secret, code.replaceAll(/\s/g, ""), new Date());
    // mutant(second-factor.test.ts): an authenticator app counts once it has shown a code
    if (step === undefined) throw wrongCode("invalid");
    await activateSecret(tx, caller.staffId, pending, step);
    const codes = await afterFactorAdded(tx, caller, before);
    await recordFactorChange(tx, context, caller, { change: "authenticator set up", visitor });
    return { message: "Your authenticator app is set up.", recovery_codes: codes };
  });

export const removeAuthenticator = (
  context: StaffContext,
  caller: StaffCaller,
  visitor: Visitor,
): Promise<{ message: string }> =>
  context.database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    if (!(await deleteAuthenticator(tx, caller.staffId)))
      throw new ApiError("not_found", "You have no authenticator app set up.");
    await afterFactorRemoved(tx, context, caller);
    await recordFactorChange(tx, context, caller, { change: "authenticator removed", visitor });
    return { message: "Your authenticator app has been removed." };
  });
