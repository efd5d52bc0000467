import type { Customer, CustomerNote } from "@pawhaven/contract";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { Panel } from "../ui/panel.tsx";
import { NoteForm } from "./note-form.tsx";
import { useCustomerMutation } from "./use-customer-mutation.ts";

/** What staff should know; the customer does not see it. */
export function NotesPanel({ customer: { id, notes } }: { customer: Customer }) {
  const [editedId, setEditedId] = useState<number>();
  return (
    <Panel title="Internal notes">
      <ul className="mb-3 grid divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-2">
            {note.id === editedId ? (
              <NoteForm customerId={id} note={note} onDone={() => setEditedId(undefined)} />
            ) : (
              <Note customerId={id} note={note} onEdit={() => setEditedId(note.id)} />
            )}
          </li>
        ))}
      </ul>
      <NoteForm key={notes[0]?.id ?? 0} customerId={id} />
    </Panel>
  );
}

interface NoteProps {
  customerId: number;
  note: CustomerNote;
  onEdit: () => void;
}

function Note({ customerId, note, onEdit }: NoteProps) {
  const remove = useCustomerMutation({
    mutationFn: () =>
      staffApi.deleteCustomerNote({
        params: { id: customerId, note_id: note.id },
        body: { version: note.version },
      }),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Delete this note?",
      text: "It is gone for everybody. The audit log remembers it as long as the account exists.",
      confirmLabel: "Delete",
      cancelLabel: "Keep",
      danger: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
        <span className="text-ink-soft">
          {note.author}, {formatDateTime(note.changed_at)}
          {note.version > 1 && " (changed)"}
        </span>
        <span className="-ml-4 flex">
          <Button variant="ghost" size="small" onClick={onEdit}>
            Edit<span className="sr-only"> the note “{note.text}”</span>
          </Button>
          <Button variant="ghost" size="small" busy={remove.isPending} onClick={() => void ask()}>
            Delete<span className="sr-only"> the note “{note.text}”</span>
          </Button>
        </span>
      </div>
    </>
  );
}
