import { Controller, useFieldArray, type UseFormReturn } from "react-hook-form";
import { TextField } from "../../../ui/field.tsx";
import { ListEditor } from "../../content/list-editor.tsx";
import type { ResourceFields } from "./resource-draft.ts";
import { SpansField } from "./spans-field.tsx";

/** Single days with other hours than their weekday's. */
export function ExceptionsField({ form }: { form: UseFormReturn<ResourceFields> }) {
  const { control, register, formState, getFieldState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "exceptions" });
  const errors = formState.errors.exceptions;
  return (
    <ListEditor
      ids={fields.map(({ id }) => id)}
      noun="day"
      emptyText="Days with other hours than usual. For a day off, block the time."
      error={errors?.root?.message ?? errors?.message}
      onAdd={() => append({ date: "", spans: [{ opens: "09:00", closes: "17:00" }] })}
      onRemove={remove}
    >
      {(index) => (
        <div className="grid items-end gap-3 md:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            label="Date"
            type="date"
            required
            requiredMark="none"
            error={errors?.[index]?.date?.message}
            {...register(`exceptions.${index}.date`)}
          />
          <Controller
            control={control}
            name={`exceptions.${index}.spans`}
            render={({ field, fieldState }) => (
              <div>
                <SpansField
                  label={`Day ${index + 1}`}
                  spans={field.value}
                  onChange={field.onChange}
                  errorOf={(span, side) =>
                    getFieldState(`exceptions.${index}.spans.${span}.${side}`, formState).error?.message
                  }
                />
                <p aria-live="polite" className="font-semibold text-berry empty:hidden">
                  {fieldState.error?.message}
                </p>
              </div>
            )}
          />
        </div>
      )}
    </ListEditor>
  );
}
