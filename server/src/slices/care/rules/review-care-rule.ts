import type { StaffCareRule } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { todayAt } from "../../../platform/days.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { CareContext } from "../care-context.ts";
import { ruleNotFound } from "../errors.ts";
import { getCareRule } from "./list-care-rules.ts";
import { lockRule, updateRule } from "./store.ts";

/** Customers see who looked at a rule, and when. */
export async function reviewCareRule(
  context: CareContext,
  caller: StaffCaller,
  id: number,
  now: Date,
): Promise<StaffCareRule> {
  const reviewedOn = todayAt(context.shop, now);
  await context.database.transaction(async (tx) => {
    const rule = await lockRule(tx, id);
    if (!rule) throw ruleNotFound();
    if (rule.validUntil !== null && rule.validUntil <= reviewedOn)
      throw new ApiError("conflict", "This version no longer holds.");
    await updateRule(tx, id, { reviewedBy: caller.staffId, reviewedOn });
    await recordAudit(tx, caller, {
      action: "reviewed",
      object: { kind: "care rule", id },
      before: { reviewed_on: rule.reviewedOn },
      after: { reviewed_on: reviewedOn },
    });
  });
  return getCareRule(context, id);
}
