import { useFieldArray, useWatch } from "react-hook-form";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { ListEditor } from "./list-editor.tsx";
import { useContentEditor } from "./use-content-editor.ts";

export function FaqsEditor({ content }: { content: Content }) {
  const editor = useContentEditor("faqs", content);
  const { register, control, formState } = editor.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "value" });
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      <p className="text-ink-soft">Questions with the same topic are shown together.</p>
      <ListEditor
        ids={fields.map(({ id }) => id)}
        noun="question"
        emptyText="No questions yet."
        error={errors?.root?.message ?? errors?.message}
        onAdd={() => append({ topic: value.at(-1)?.topic ?? "", question: "", answer: "", is_featured: false })}
        onRemove={remove}
        onMove={move}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <TextField
              label="Topic"
              required
              requiredMark="none"
              error={errors?.[index]?.topic?.message}
              {...register(`value.${index}.topic`)}
            />
            <TextField
              label="Question"
              required
              requiredMark="none"
              error={errors?.[index]?.question?.message}
              {...register(`value.${index}.question`)}
            />
            <TextAreaField
              label="Answer"
              className="sm:col-span-2"
              rows={3}
              required
              requiredMark="none"
              error={errors?.[index]?.answer?.message}
              {...register(`value.${index}.answer`)}
            />
            <CheckboxField
              label="On the Contact page before the list is opened"
              className="sm:col-span-2"
              {...register(`value.${index}.is_featured`)}
            />
          </div>
        )}
      </ListEditor>
    </EditorLayout>
  );
}
