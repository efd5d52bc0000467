import type { CareRuleDraft, Day, StaffCareRule } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { todayAt } from "../../../platform/days.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { invalidField } from "../../clinic/errors.ts";
import type { CareContext } from "../care-context.ts";
import { ruleNotFound } from "../errors.ts";
import { getCareRule } from "./list-care-rules.ts";
import { insertRule, lockRule, type RuleRow, updateRule } from "./store.ts";

const changedElsewhere = () => new ApiError("edited_meanwhile", "Somebody has changed this rule meanwhile.");

/** What held before stays on record: whoever was reminded by it was reminded by it. */
export async function createCareRuleVersion(
  context: CareContext,
  caller: StaffCaller,
  id: number,
  draft: CareRuleDraft,
  now: Date,
): Promise<StaffCareRule> {
  const today = todayAt(context.shop, now);
  // mutant(../care-rules.test.ts): a rule does not begin in the past
  if (draft.valid_from < today) throw invalidField("valid_from", "Please choose today or a later day.");
  const created = await context.database
    .transaction(async (tx) => {
      const before = await lockRule(tx, id);
      if (!before) throw ruleNotFound();
      if (draft.valid_from <= before.validFrom)
        throw invalidField("valid_from", `Please choose a day after ${before.validFrom}, when this version begins.`);
      return replaceRule(tx, caller, before, draft, today);
    })
    .catch(mapConstraintErrors({ care_rules_one_version: changedElsewhere }));
  return getCareRule(context, created);
}

/** Nobody clinical has seen the new version yet. */
async function replaceRule(
  tx: Tx,
  caller: StaffCaller,
  before: RuleRow,
  { source_url: sourceUrl, valid_from: validFrom, ...draft }: CareRuleDraft,
  today: Day,
): Promise<number> {
  const { code, species, kind, country, words, otherWords, serviceId } = before;
  if (before.validUntil === null) await updateRule(tx, before.id, { validUntil: validFrom });
  const unchanged = { code, species, kind, country, words, otherWords, serviceId };
  const id = await insertRule(tx, {
    ...unchanged,
    ...draft,
    sourceUrl,
    validFrom,
    compiledOn: today,
    createdBy: caller.staffId,
  });
  const { name, advice, schedule, source } = before;
  await recordAudit(tx, caller, {
    action: "new version",
    object: { kind: "care rule", id },
    before: { name, advice, schedule, source, source_url: before.sourceUrl, valid_from: before.validFrom },
    after: { ...draft, source_url: sourceUrl, valid_from: validFrom },
  });
  return id;
}
