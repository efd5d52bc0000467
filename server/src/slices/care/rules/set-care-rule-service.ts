import type { StaffCareRule } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { invalidField } from "../../clinic/errors.ts";
import { findService } from "../../clinic/find-service.ts";
import type { CareContext } from "../care-context.ts";
import { ruleNotFound } from "../errors.ts";
import { getCareRule } from "./list-care-rules.ts";
import { lockRule, updateRule } from "./store.ts";

export async function setCareRuleService(
  context: CareContext,
  caller: StaffCaller,
  id: number,
  serviceId: number | null,
): Promise<StaffCareRule> {
  await context.database.transaction(async (tx) => {
    const rule = await lockRule(tx, id);
    if (!rule) throw ruleNotFound();
    if (serviceId !== null && !(await findService(tx, serviceId)))
      throw invalidField("service_id", "Please select a service.");
    await updateRule(tx, id, { serviceId });
    await recordAudit(tx, caller, {
      action: "service changed",
      object: { kind: "care rule", id },
      before: { service_id: rule.serviceId },
      after: { service_id: serviceId },
    });
  });
  return getCareRule(context, id);
}
