import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { issueRecoveryCodes } from "./issue-recovery-codes.ts";
import { type FactorChange, queueFactorChangedMail } from "./mails.ts";
import { memberObject } from "./open-staff-session.ts";
import {
  endOtherSessions,
  findSecondFactors,
  hasSecondFactor,
  markSecondFactorShown,
  replaceRecoveryCodes,
  type SecondFactors,
} from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById, type StaffRow } from "./store.ts";

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

interface RecordedChange {
  change: FactorChange;
  visitor: Visitor;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** In the audit log and in a mail: whoever did it may not be the member. */
export async function recordFactorChange(
  tx: Tx,
  { shopIdentity }: StaffContext,
  caller: StaffCaller,
  { change, visitor, ...values }: RecordedChange,
): Promise<void> {
  await recordAudit(tx, caller, { action: change, object: memberObject({ id: caller.staffId }), ...values });
  const member = (await activeStaffById(tx, caller.staffId)) as StaffRow;
  // mutant(reset-second-factors.test.ts): a member is told when their second factors change
  await queueFactorChangedMail(tx, shopIdentity, member, { change, visitor });
}
