import type { Day, StaffCareRule } from "@pawhaven/contract";
import { formatDay } from "../../../lib/days.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { Panel } from "../../ui/panel.tsx";
import { describeSchedule } from "./describe-schedule.ts";
import { RuleService } from "./rule-service.tsx";
import { useRuleMutation } from "./use-rule-mutation.ts";

interface CareRulePanelProps {
  rule: StaffCareRule;
  today: Day;
  onEdit: () => void;
}

export function CareRulePanel({ rule, today, onEdit }: CareRulePanelProps) {
  const { can } = useStaffSession();
  return (
    <Panel title={`${rule.species}: ${rule.name}${rule.country ? ` (${rule.country})` : ""}`}>
      <div className="grid gap-3 text-small">
        <div className="flex flex-wrap gap-2">
          <Badge>{rule.kind}</Badge>
          <Badge>{`Version ${rule.version}`}</Badge>
          <Validity rule={rule} today={today} />
          {rule.reviewed_on ? (
            <Badge tone="teal">{`Reviewed ${formatDay(rule.reviewed_on, "date")}`}</Badge>
          ) : (
            <Badge tone="amber">Not reviewed by a vet</Badge>
          )}
        </div>
        <p>{describeSchedule(rule.schedule)}.</p>
        <p className="text-ink-soft">{rule.advice}</p>
        <p className="wrap-anywhere text-ink-soft">
          <a href={rule.source_url} target="_blank" rel="noreferrer" className="underline">
            {rule.source}
          </a>
          . Compiled on {formatDay(rule.compiled_on, "date")}
          {rule.reviewed_by && `, reviewed by ${rule.reviewed_by}`}.
        </p>
        {rule.schedule && can("calendar.setup") && <RuleService rule={rule} />}
        {rule.valid_until === null && <RuleActions rule={rule} onEdit={onEdit} />}
      </div>
    </Panel>
  );
}

function Validity({
  rule: { valid_from: from, valid_until: until },
  today,
}: Pick<CareRulePanelProps, "rule" | "today">) {
  if (until !== null && until <= today) return <Badge>{`Ended ${formatDay(until, "date")}`}</Badge>;
  if (from > today) return <Badge tone="coral">{`From ${formatDay(from, "date")}`}</Badge>;
  return until === null ? null : <Badge tone="coral">{`Until ${formatDay(until, "date")}`}</Badge>;
}

function RuleActions({ rule: { id, name }, onEdit }: Pick<CareRulePanelProps, "rule" | "onEdit">) {
  const { can } = useStaffSession();
  const params = { id };
  const review = useRuleMutation(() => staffApi.reviewCareRule({ params }));
  const retire = useRuleMutation(() => staffApi.retireCareRule({ params }));
  const askAndRetire = async () => {
    const isSure = await askToConfirm({
      title: `Retire ${name}?`,
      text: "Nothing becomes due by it any more, and what is due by it is no longer shown.",
      confirmLabel: "Retire",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (isSure) retire.mutate(undefined);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {can("medical.write") && (
        <Button size="small" variant="secondary" busy={review.isPending} onClick={() => review.mutate(undefined)}>
          I have reviewed it
        </Button>
      )}
      {can("calendar.setup") && (
        <>
          <Button size="small" variant="secondary" onClick={onEdit}>
            New version
          </Button>
          <Button size="small" variant="ghost" busy={retire.isPending} onClick={() => void askAndRetire()}>
            Retire
          </Button>
        </>
      )}
    </div>
  );
}
