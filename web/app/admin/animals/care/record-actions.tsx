import type { CareRecord } from "@pawhaven/contract";
import { Pencil, Undo2 } from "lucide-react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { formatDay } from "../../../lib/days.ts";
import { IconButton } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { careWords } from "../animal-words.ts";
import { describeCare } from "./care-columns.tsx";
import type { CareTarget } from "./care-target.ts";
import { useCareMutation } from "./use-care-mutation.ts";

interface RecordActionsProps {
  target: CareTarget;
  record: CareRecord;
  onCorrect: () => void;
}

export function RecordActions({ target, record, onCorrect }: RecordActionsProps) {
  const { id, kind, given_on: day } = record;
  const name = [careWords[kind], describeCare(record), formatDay(day, "date")].filter(Boolean).join(", ");
  const { mutate, isPending } = useCareMutation({
    keys: target.keys,
    mutationFn: () => target.takeBack(id),
    done: () => "The record is taken back.",
    onError: (error) => void toast.error(errorMessage(error, "The record could not be taken back.")),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Take this record back?",
      text: `${name} no longer counts. That it was there stays in the history.`,
      confirmLabel: "Take back",
      cancelLabel: "Keep",
      danger: true,
    });
    if (isSure) mutate();
  };
  return (
    <span className="inline-flex justify-end">
      <IconButton label={`Correct ${name}`} icon={Pencil} disabled={isPending} onClick={onCorrect} />
      <IconButton label={`Take back ${name}`} icon={Undo2} disabled={isPending} onClick={() => void ask()} />
    </span>
  );
}
