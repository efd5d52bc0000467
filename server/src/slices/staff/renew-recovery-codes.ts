import type { Visitor } from "../../platform/auth/sessions.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { recordFactorChange } from "./change-second-factors.ts";
import { issueRecoveryCodes } from "./issue-recovery-codes.ts";
import { findSecondFactors, hasSecondFactor, lockStaff } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";

export const renewRecoveryCodes = (
  context: StaffContext,
  caller: StaffCaller,
  visitor: Visitor,
): Promise<{ recovery_codes: string[] }> =>
  context.database.transaction(async (tx) => {
    await lockStaff(tx, caller.staffId);
    if (!hasSecondFactor(await findSecondFactors(tx, caller)))
      throw new ApiError("conflict", "Recovery codes replace a second factor. Please set one up first.");
    const codes = await issueRecoveryCodes(tx, caller.staffId);
    await recordFactorChange(tx, context, caller, { change: "recovery codes renewed", visitor });
    return { recovery_codes: codes };
  });
