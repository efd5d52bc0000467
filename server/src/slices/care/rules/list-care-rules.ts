import type { StaffCareRule } from "@pawhaven/contract";
import type { CareContext } from "../care-context.ts";
import { ruleNotFound } from "../errors.ts";
import { toCareRuleDto } from "./serialize.ts";
import { rulesWithSource, type RuleWithSource } from "./store.ts";

export async function listCareRules({ database, country }: CareContext): Promise<StaffCareRule[]> {
  const rows = await rulesWithSource(database.db);
  return rows.map((row) => toCareRuleDto(row, { isUsed: isUsed(row, rows, country) }));
}

export async function getCareRule(context: CareContext, id: number): Promise<StaffCareRule> {
  const rule = (await listCareRules(context)).find((each) => each.id === id);
  if (!rule) throw ruleNotFound();
  return rule;
}

/** One without a country is used where there is none of the country. */
const isUsed = ({ rule }: RuleWithSource, all: readonly RuleWithSource[], country: string): boolean =>
  rule.country === country ||
  (rule.country === null && !all.some(({ rule: other }) => other.code === rule.code && other.country === country));
