import type { StaffReturn } from "@pawhaven/contract";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Panel } from "../ui/panel.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { InspectionForm } from "./inspection-form.tsx";
import { RefundForm } from "./refund-form.tsx";

const nextSteps: Partial<Record<StaffReturn["status"], string>> = {
  requested: "Decide",
  approved: "When it arrives",
  received: "Refund",
};

/** What staff can do with a return now. */
export function ReturnSteps({ entry }: { entry: StaffReturn }) {
  const { can } = useStaffSession();
  const title = nextSteps[entry.status];
  if (!title) return null;
  const allows = (action: StaffReturn["actions"][number]) => entry.actions.includes(action);
  return (
    <Panel title={title}>
      <div key={entry.status} className="grid gap-4">
        {allows("receive") && can("stock.edit") && <InspectionForm entry={entry} />}
        {allows("refund") && can("orders.refund") && <RefundForm entry={entry} />}
        {can("orders.ship") && <AnswerForm entry={entry} />}
      </div>
    </Panel>
  );
}
