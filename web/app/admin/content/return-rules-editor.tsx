import { useFieldArray, useWatch } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { ListEditor } from "./list-editor.tsx";
import { useContentEditor } from "./use-content-editor.ts";

export function ReturnRulesEditor({ content }: { content: Content }) {
  const editor = useContentEditor("returns", content);
  const { register, control, formState } = editor.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "value" });
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      <p className="text-ink-soft">
        What has a title is a step; the rest is good to know. How many days customers have is a setting of the shop.
      </p>
      <ListEditor
        ids={fields.map(({ id }) => id)}
        noun="rule"
        emptyText="No rules yet."
        error={errors?.root?.message ?? errors?.message}
        onAdd={() => append({ title: "", text: "" })}
        onRemove={remove}
        onMove={move}
      >
        {(index) => (
          <div className="grid gap-3">
            <TextField
              label="Title"
              maxLength={60}
              error={errors?.[index]?.title?.message}
              {...register(`value.${index}.title`)}
            />
            <TextAreaField
              label="Text"
              rows={2}
              required
              requiredMark="none"
              maxLength={500}
              error={errors?.[index]?.text?.message}
              {...register(`value.${index}.text`)}
            />
          </div>
        )}
      </ListEditor>
    </EditorLayout>
  );
}
