import type { StaffCareRule } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { todayAt } from "../../../platform/days.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { CareContext } from "../care-context.ts";
import { ruleNotFound } from "../errors.ts";
import { getCareRule } from "./list-care-rules.ts";
import { lockRule, updateRule } from "./store.ts";

/** From today on, or from the day on which it would have begun. */
export async function retireCareRule(
  context: CareContext,
  caller: StaffCaller,
  id: number,
  now: Date,
): Promise<StaffCareRule> {
  const today = todayAt(context.shop, now);
  await context.database.transaction(async (tx) => {
    const rule = await lockRule(tx, id);
    if (!rule) throw ruleNotFound();
    if (rule.validUntil !== null) throw new ApiError("conflict", "This version has ended already.");
    const validUntil = rule.validFrom > today ? rule.validFrom : today;
    await updateRule(tx, id, { validUntil });
    await recordAudit(tx, caller, {
      action: "retired",
      object: { kind: "care rule", id },
      before: { valid_until: null },
      after: { valid_until: validUntil },
    });
  });
  return getCareRule(context, id);
}
