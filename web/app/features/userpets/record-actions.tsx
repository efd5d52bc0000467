import type { UserpetDetails, UserpetRecord } from "@pawhaven/contract";
import { Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/days.ts";
import { IconButton } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { nameRecord } from "./care-kinds.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

/** Of what the owner noted. Records never change: a correction takes the place of one. */
export function RecordActions({ pet, record }: { pet: UserpetDetails; record: UserpetRecord }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const { id, recorded_at: _at, is_correction: _correction, source: _source, ...draft } = record;
  const name = `${nameRecord(record)}, ${formatDay(record.given_on, "date")}`;
  const { mutate, isPending } = useUserpetMutation({
    mutationFn: () => api.voidUserpetCare({ params: { id: pet.id, recordId: id } }),
    done: "Taken back.",
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Take this back?",
      text: `${name} no longer counts. That you noted it stays in the timeline.`,
      confirmLabel: "Take back",
      cancelLabel: "Keep",
      danger: true,
    });
    if (isSure) mutate();
  };
  return (
    <span className="flex">
      <IconButton label={`Correct ${name}`} icon={Pencil} disabled={isPending} onClick={() => setCorrecting(true)} />
      <IconButton label={`Take back ${name}`} icon={Undo2} disabled={isPending} onClick={() => void ask()} />
      {isCorrecting && (
        <RecordDialog pet={pet} first={{ ...draft, corrects_id: id }} onClose={() => setCorrecting(false)} />
      )}
    </span>
  );
}
