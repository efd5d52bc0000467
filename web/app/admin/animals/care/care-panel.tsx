import type { CareRecord, CareRecordDraft } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { careWords } from "../animal-words.ts";
import { careColumns } from "./care-columns.tsx";
import { CareDialog } from "./care-dialog.tsx";
import type { CareTarget } from "./care-target.ts";
import { RecordActions } from "./record-actions.tsx";

interface CarePanelProps {
  target: CareTarget;
  records: readonly CareRecord[];
  mayWrite: boolean;
}

/** What was done to an animal, and when it is due again. */
export function CarePanel({ target, records, mayWrite }: CarePanelProps) {
  const [draft, setDraft] = useState<Partial<CareRecordDraft>>();
  const columns = careColumns(records);
  const actions = actionsColumn(target, (record) => setDraft(toCorrection(record)));
  return (
    <Panel title="Care">
      <div className="grid gap-3">
        {mayWrite && (
          <Button
            variant="secondary"
            size="small"
            icon={Plus}
            className="justify-self-start"
            onClick={() => setDraft({})}
          >
            Record care
          </Button>
        )}
        <ListTable
          caption={`Care of ${target.name}`}
          columns={mayWrite ? [...columns, actions] : columns}
          rows={records}
          rowKey={({ id }) => String(id)}
          rowLabel={({ kind, given_on: day }) => `${careWords[kind]}, ${day}`}
          sort=""
          onSort={() => {}}
          empty={<p className="py-2 text-ink-soft">Nothing is recorded yet.</p>}
        />
      </div>
      {draft && <CareDialog target={target} first={draft} onClose={() => setDraft(undefined)} />}
    </Panel>
  );
}

const actionsColumn = (target: CareTarget, onCorrect: (record: CareRecord) => void): ListColumn<CareRecord> => ({
  id: "actions",
  header: "Change",
  align: "end",
  cell: (record) => <RecordActions target={target} record={record} onCorrect={() => onCorrect(record)} />,
});

/** Records never change: one that takes its place begins with what it says. */
const toCorrection = ({ id, kind, given_on, product, batch, note, weight_kg, due_on }: CareRecord) => ({
  kind,
  given_on,
  product,
  batch,
  note,
  weight_kg,
  due_on,
  corrects_id: id,
});
