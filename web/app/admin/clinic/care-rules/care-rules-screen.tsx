import { type StaffCareRule, usualAdvice } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { CheckboxField } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToday } from "../../../lib/use-today.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { CareRulePanel } from "./care-rule-panel.tsx";
import { careRulesQuery } from "./queries.ts";
import { RuleDialog } from "./rule-dialog.tsx";

export default function CareRulesScreen() {
  const { data, isError, refetch } = useQuery(careRulesQuery);
  const [hasPast, setHasPast] = useState(false);
  const [edited, setEdited] = useState<StaffCareRule>();
  const today = useToday();
  const shown = data?.filter(
    ({ is_used: isUsed, valid_until: until }) => hasPast || (isUsed && (until === null || until > today)),
  );
  return (
    <>
      <PageHeader
        title="Care rules"
        lead={`What customers are reminded of, and told with “${usualAdvice}” A change makes nobody late.`}
      />
      <CheckboxField
        label="Also versions of before and rules of other countries"
        checked={hasPast}
        onChange={({ target }) => setHasPast(target.checked)}
      />
      {isError && <ErrorState text="The rules could not be loaded." onRetry={() => void refetch()} />}
      {!shown && !isError && <Skeleton className="mt-4 h-100 rounded-card" />}
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {shown?.map((rule) => (
          <CareRulePanel key={rule.id} rule={rule} today={today} onEdit={() => setEdited(rule)} />
        ))}
      </div>
      {edited && <RuleDialog rule={edited} today={today} onClose={() => setEdited(undefined)} />}
    </>
  );
}
