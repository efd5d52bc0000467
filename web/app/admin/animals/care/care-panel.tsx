import type { CareRecord, CareRecordDraft, StaffPet } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { careWords } from "../animal-words.ts";
import { careColumns } from "./care-columns.tsx";
import { CareDialog } from "./care-dialog.tsx";
import { RecordActions } from "./record-actions.tsx";

/** What was done to an animal, and when it is due again. */
export function CarePanel({ pet }: { pet: StaffPet }) {
  const { can } = useStaffSession();
  const [draft, setDraft] = useState<Partial<CareRecordDraft>>();
  const mayWrite = can("medical.write_shelter");
  const columns = careColumns(pet.records);
  const actions = actionsColumn(pet.id, (record) => setDraft(toCorrection(record)));
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
          caption={`Care of ${pet.name}`}
          columns={mayWrite ? [...columns, actions] : columns}
          rows={pet.records}
          rowKey={({ id }) => String(id)}
          rowLabel={({ kind, given_on: day }) => `${careWords[kind]}, ${day}`}
          sort=""
          onSort={() => {}}
          empty={<p className="py-2 text-ink-soft">Nothing is recorded yet.</p>}
        />
      </div>
      {draft && <CareDialog pet={pet} first={draft} onClose={() => setDraft(undefined)} />}
    </Panel>
  );
}

const actionsColumn = (petId: number, onCorrect: (record: CareRecord) => void): ListColumn<CareRecord> => ({
  id: "actions",
  header: "Change",
  align: "end",
  cell: (record) => <RecordActions petId={petId} record={record} onCorrect={() => onCorrect(record)} />,
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
