import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";
import {
  endOtherSessions,
  findSecondFactors,
  hasSecondFactor,
  markSecondFactorShown,
  replaceRecoveryCodes,
  type SecondFactors,
} from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";

/** Gives recovery codes to whoever has none. With the first factor, the sessions that were opened without one end. */
export async function afterFactorAdded(tx: Tx, caller: StaffCaller, before: SecondFactors): Promise<string[]> {
  await markSecondFactorShown(tx, caller.sessionId);
  // mutant(second-factor.test.ts): sessions from before the first second factor end
  if (!hasSecondFactor(before)) await endOtherSessions(tx, caller.staffId, caller.sessionId);
  return hasSecondFactor(before) && before.recoveryCodesLeft > 0 ? [] : issueRecoveryCodes(tx, caller.staffId);
}

/** Without a factor there is nothing to recover. */
export async function afterFactorRemoved(
  tx: Tx,
  { isSecondFactorRequired }: StaffContext,
  caller: StaffCaller,
): Promise<void> {
  if (hasSecondFactor(await findSecondFactors(tx, caller))) return;
  // mutant(second-factor.test.ts): the last second factor stays where one is required
  if (isSecondFactorRequired)
    throw new ApiError("conflict", "This is your only second factor, and you need one. Please add another one first.");
  await replaceRecoveryCodes(tx, caller.staffId, []);
}
