import type { OrderNote, StaffOrder } from "@pawhaven/contract";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { IconButton } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Panel } from "../ui/panel.tsx";
import { NoteForm } from "./note-form.tsx";
import { useOrderMutation } from "./use-order-mutation.ts";

/** What staff tell each other about an order. Customers never see it. */
export function NotesPanel({ order }: { order: StaffOrder }) {
  const { can } = useStaffSession();
  return (
    <Panel title="Internal notes">
      {order.notes.length === 0 && <p className="mb-2 text-ink-soft">No notes yet. Customers never see them.</p>}
      <ul className="grid divide-y divide-line">
        {order.notes.map((note) => (
          <Note key={note.id} order={order} note={note} canChange={can("orders.ship")} />
        ))}
      </ul>
      {can("orders.ship") && <NoteForm order={order} />}
    </Panel>
  );
}

function Note({ order, note, canChange }: { order: StaffOrder; note: OrderNote; canChange: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const { transaction_id: id } = order;
  const remove = useOrderMutation(id, {
    mutationFn: () => staffApi.deleteOrderNote({ params: { id, note: note.id } }),
    done: "The note is deleted.",
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Delete this note?",
      text: "The history keeps that it was there.",
      confirmLabel: "Delete",
      cancelLabel: "Keep",
      danger: true,
    });
    if (isSure) remove.mutate();
  };
  if (isEditing) return <EditedNote order={order} note={note} onClose={() => setIsEditing(false)} />;
  return (
    <li className="flex items-start gap-2 py-2 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
        <p className="text-ink-soft">{describeNote(note)}</p>
      </div>
      {canChange && (
        <div className="flex shrink-0">
          {note.is_own && <IconButton label="Edit note" icon={Pencil} onClick={() => setIsEditing(true)} />}
          <IconButton label="Delete note" icon={Trash2} disabled={remove.isPending} onClick={() => void ask()} />
        </div>
      )}
    </li>
  );
}

const EditedNote = ({ order, note, onClose }: { order: StaffOrder; note: OrderNote; onClose: () => void }) => (
  <li className="py-2 first:pt-0">
    <NoteForm order={order} note={note} onClose={onClose} />
  </li>
);

const describeNote = ({ by, created_at: at, edited_at: editedAt, is_about_customer: isAboutCustomer }: OrderNote) =>
  [by, formatDateTime(at), editedAt && `edited ${formatDateTime(editedAt)}`, isAboutCustomer && "about the customer"]
    .filter(Boolean)
    .join(" · ");
