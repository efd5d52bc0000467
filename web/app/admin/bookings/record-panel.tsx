import type { ProposedGear, VisitDetails, VisitRecord } from "@pawhaven/contract";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";
import { FinishDialog } from "./finish-dialog.tsx";

/** What was written down when the visit was finished. */
export function RecordPanel({ visit, record }: { visit: VisitDetails; record: VisitRecord }) {
  const { can } = useStaffSession();
  const [isEditing, setIsEditing] = useState(false);
  const { done, weight_kg, comes_next, finished_at, finished_by } = record;
  return (
    <Panel title="What was done">
      <Facts
        facts={[
          [
            "Done",
            <span key="done" className="whitespace-pre-wrap">
              {done}
            </span>,
          ],
          ["Weight", weight_kg === null ? "Not weighed" : `${weight_kg} kg`],
          [
            "Next",
            <span key="next" className="whitespace-pre-wrap">
              {comes_next || "Nothing"}
            </span>,
          ],
          ...(visit.proposals.length > 0
            ? [["Suggested", visit.proposals.map(describeProposal).join("; ")] as const]
            : []),
          ["Finished", `${formatDate(finished_at)}${finished_by ? `, ${finished_by}` : ""}`],
        ]}
      />
      {can("calendar.book") && visit.status === "Done" && (
        <Button className="mt-3" variant="secondary" size="small" icon={Pencil} onClick={() => setIsEditing(true)}>
          Correct
        </Button>
      )}
      {isEditing && <FinishDialog visit={visit} finished={visit} onClose={() => setIsEditing(false)} />}
    </Panel>
  );
}

const describeProposal = ({ name, note }: ProposedGear): string => (note ? `${name} (${note})` : name);
