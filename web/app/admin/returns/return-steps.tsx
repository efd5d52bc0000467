import type { StaffReturn } from "@pawhaven/contract";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { Panel } from "../ui/panel.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { describeReturn } from "./describe-return.ts";
import { InspectionForm } from "./inspection-form.tsx";
import { RefundForm } from "./refund-form.tsx";
import { type ReturnStep, type StepFormProps, useChangeReturn } from "./use-change-return.ts";

const nextSteps: Partial<Record<StaffReturn["status"], string>> = {
  requested: "Decide",
  approved: "When it arrives",
  received: "Refund",
};

/** What staff can do with a return now. The conflict outlives the form: somebody else may have taken the last step. */
export function ReturnSteps({ entry }: { entry: StaffReturn }) {
  const { change, conflict, dismiss } = useChangeReturn(entry.id);
  const onStep = (step: ReturnStep) => change.mutate({ step, version: entry.version });
  const pending = change.isPending ? change.variables?.step.name : undefined;
  return (
    <>
      <StepForms entry={entry} pending={pending} error={change.error} onStep={onStep} />
      {conflict && (
        <EditConflict
          fields={[
            { name: "return", label: "Return", yours: conflict.step.yours, theirs: describeReturn(conflict.theirs) },
          ]}
          isSaving={change.isPending}
          onClose={dismiss}
          onResolve={(choice) => {
            if (choice["return"] === "theirs") dismiss();
            else change.mutate({ step: conflict.step, version: conflict.theirs.version });
          }}
        />
      )}
    </>
  );
}

function StepForms(props: StepFormProps) {
  const { can } = useStaffSession();
  const { status, actions } = props.entry;
  const title = nextSteps[status];
  if (!title) return null;
  return (
    <Panel title={title}>
      <div key={status} className="grid gap-4">
        {actions.includes("receive") && can("stock.edit") && <InspectionForm {...props} />}
        {actions.includes("refund") && can("orders.refund") && <RefundForm {...props} />}
        {can("orders.ship") && <AnswerForm {...props} />}
      </div>
    </Panel>
  );
}
