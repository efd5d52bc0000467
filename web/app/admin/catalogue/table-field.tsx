import type { GearDraft } from "@pawhaven/contract";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import { ListEditor } from "../content/list-editor.tsx";

interface TableFieldProps {
  form: UseFormReturn<GearDraft>;
  name: "details" | "actives";
  noun: string;
  nameLabel: string;
  valueLabel: string;
}

/** Rows of a name and a value that can be added, removed and moved. */
export function TableField({ form, name, noun, nameLabel, valueLabel }: TableFieldProps) {
  const { register, control, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const errors = formState.errors[name];
  return (
    <ListEditor
      ids={fields.map(({ id }) => id)}
      noun={noun}
      emptyText="None yet."
      error={errors?.root?.message ?? errors?.message}
      onAdd={() => append({ name: "", value: "" })}
      onRemove={remove}
      onMove={move}
    >
      {(index) => (
        <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            label={nameLabel}
            required
            requiredMark="none"
            maxLength={60}
            error={errors?.[index]?.name?.message}
            {...register(`${name}.${index}.name`)}
          />
          <TextField
            label={valueLabel}
            required
            requiredMark="none"
            maxLength={300}
            error={errors?.[index]?.value?.message}
            {...register(`${name}.${index}.value`)}
          />
        </div>
      )}
    </ListEditor>
  );
}
