import { recordAudit } from "../../platform/audit/record-audit.ts";
import { endStaffSessionsOf, type StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { memberNotFound } from "./errors.ts";
import { lockMember } from "./lock-member.ts";
import { queueSecondFactorsResetMail } from "./mails.ts";
import { updateMember } from "./member-store.ts";
import { memberObject } from "./open-staff-session.ts";
import { deleteSecondFactors, findSecondFactors, hasSecondFactor } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById } from "./store.ts";

/** For a colleague who lost phone and recovery codes. With the password alone they can then only set up a new factor. */
export const resetSecondFactors = (
  { database, shopIdentity }: StaffContext,
  caller: StaffCaller,
  { id, version }: { id: number; version: number },
): Promise<{ message: string }> =>
  database.transaction(async (tx) => {
    // mutant(reset-second-factors.test.ts): nobody gets around their own second factor by resetting it
    if (id === caller.staffId)
      throw new ApiError("conflict", "These are your own second factors. Please change them under Security.");
    await lockMember(tx, id, version);
    const member = await activeStaffById(tx, id);
    if (!member) throw memberNotFound();
    const owner = { staffId: id, userId: member.userId };
    const factors = await findSecondFactors(tx, owner);
    if (!hasSecondFactor(factors)) throw new ApiError("conflict", "This person has no second factor to reset.");
    await deleteSecondFactors(tx, owner);
    // mutant(reset-second-factors.test.ts): sessions end with the second factor that opened them
    await endStaffSessionsOf(tx, id);
    await updateMember(tx, id, {});
    const before = { authenticator: factors.authenticatorSince !== null, passkeys: factors.passkeys };
    await recordAudit(tx, caller, { action: "second factors reset", object: memberObject({ id }), before });
    await queueSecondFactorsResetMail(tx, shopIdentity, member, "by an owner");
    return { message: "The second factors are removed, and all of their sessions are over." };
  });
