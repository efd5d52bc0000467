import { useFieldArray, useWatch } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { ListEditor } from "./list-editor.tsx";
import { useContentEditor } from "./use-content-editor.ts";

export function HolidaysEditor({ content }: { content: Content }) {
  const editor = useContentEditor("holidays", content);
  const { register, control, formState } = editor.form;
  const { fields, append, remove } = useFieldArray({ control, name: "value" });
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      <p className="text-ink-soft">Days on which clinic and spa are closed, whatever the weekday.</p>
      <ListEditor
        ids={fields.map(({ id }) => id)}
        noun="holiday"
        emptyText="No holidays yet."
        error={errors?.root?.message ?? errors?.message}
        onAdd={() => append({ date: "", name: "" })}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <TextField
              label="Date"
              type="date"
              required
              requiredMark="none"
              error={errors?.[index]?.date?.message}
              {...register(`value.${index}.date`)}
            />
            <TextField
              label="Name"
              maxLength={60}
              error={errors?.[index]?.name?.message}
              {...register(`value.${index}.name`)}
            />
          </div>
        )}
      </ListEditor>
    </EditorLayout>
  );
}
