import { useFieldArray, useWatch } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { ListEditor } from "./list-editor.tsx";
import { useContentEditor } from "./use-content-editor.ts";

export function SocialEditor({ content }: { content: Content }) {
  const editor = useContentEditor("social", content);
  const { register, control, formState } = editor.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "value" });
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      <p className="text-ink-soft">Shown at the foot of every page.</p>
      <ListEditor
        ids={fields.map(({ id }) => id)}
        noun="link"
        emptyText="No links yet."
        error={errors?.root?.message ?? errors?.message}
        onAdd={() => append({ name: "", url: "" })}
        onRemove={remove}
        onMove={move}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <TextField
              label="Name"
              required
              requiredMark="none"
              error={errors?.[index]?.name?.message}
              {...register(`value.${index}.name`)}
            />
            <TextField
              label="Address"
              type="url"
              required
              requiredMark="none"
              error={errors?.[index]?.url?.message}
              {...register(`value.${index}.url`)}
            />
          </div>
        )}
      </ListEditor>
    </EditorLayout>
  );
}
