import { useId, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";

export interface ConflictField {
  name: string;
  label: string;
  yours: string;
  theirs: string;
}

export type ConflictSide = "yours" | "theirs";

interface EditConflictProps {
  /** Those that differ; see `differingFields`. */
  fields: readonly ConflictField[];
  /** Gets the side chosen for each field. Save these values again, with the version that the server has now. */
  onResolve: (choice: Record<string, ConflictSide>) => void;
  /** Back to the form, with what was typed. */
  onClose: () => void;
  isSaving?: boolean;
}

/** Shown when the server answers `edited_meanwhile`: both versions, field by field, and nothing overwritten. */
export function EditConflict({ fields, onResolve, onClose, isSaving = false }: EditConflictProps) {
  const [choice, setChoice] = useState<Record<string, ConflictSide>>({});
  const chooseAll = (side: ConflictSide) => setChoice(Object.fromEntries(fields.map(({ name }) => [name, side])));
  const isComplete = fields.every(({ name }) => choice[name] !== undefined);
  return (
    <Modal
      open
      title="Somebody else changed this meanwhile"
      size="wide"
      locked={isSaving}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" size="small" disabled={isSaving} onClick={onClose}>
            Back to my changes
          </Button>
          <Button size="small" busy={isSaving} disabled={!isComplete} onClick={() => onResolve(choice)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-small">
        <Banner tone="info">Nothing was saved or lost. Choose for each field what it shall be, then save again.</Banner>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => chooseAll("yours")}>
            Take all of mine
          </Button>
          <Button variant="secondary" size="small" onClick={() => chooseAll("theirs")}>
            Take all of theirs
          </Button>
        </div>
        {fields.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            chosen={choice[field.name]}
            onChoose={(side) => setChoice((earlier) => ({ ...earlier, [field.name]: side }))}
          />
        ))}
      </div>
    </Modal>
  );
}

interface FieldChoiceProps {
  field: ConflictField;
  chosen: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

const sides = { yours: "Yours", theirs: "Theirs" } as const;

function FieldChoice({ field: { label, ...values }, chosen, onChoose }: FieldChoiceProps) {
  const group = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="mb-1 font-bold">{label}</legend>
      {(["yours", "theirs"] as const).map((side) => (
        <label
          key={side}
          className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-small border border-line bg-surface p-3 has-checked:border-teal has-checked:bg-teal-soft"
        >
          <input
            type="radio"
            name={group}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className="mt-0.5 size-4 shrink-0 accent-teal"
          />
          <span className="min-w-0">
            <span className="block font-bold">{sides[side]}</span>
            <span className="whitespace-pre-wrap wrap-anywhere">{values[side] || "(empty)"}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
