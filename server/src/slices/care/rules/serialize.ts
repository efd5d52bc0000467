import type { StaffCareRule } from "@pawhaven/contract";
import type { RuleWithSource } from "./store.ts";

export const toCareRuleDto = (
  { rule, source, version }: RuleWithSource,
  { isUsed }: { isUsed: boolean },
): StaffCareRule => ({
  id: rule.id,
  code: rule.code,
  species: rule.species,
  kind: rule.kind,
  country: rule.country,
  name: rule.name,
  advice: rule.advice,
  schedule: rule.schedule && { first: rule.schedule.first, steps: [...rule.schedule.steps] },
  service_id: rule.serviceId,
  source: rule.source,
  source_url: rule.sourceUrl,
  version,
  compiled_on: rule.compiledOn,
  reviewed_by: source.reviewed_by,
  reviewed_on: rule.reviewedOn,
  valid_from: rule.validFrom,
  valid_until: rule.validUntil,
  is_used: isUsed,
});
