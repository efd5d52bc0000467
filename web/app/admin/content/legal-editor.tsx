import { type LegalPageKey, legalPages } from "@pawhaven/contract";
import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { legalTitles } from "../../features/content/legal-titles.ts";
import { Banner } from "../../ui/banner.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { ListEditor } from "./list-editor.tsx";
import { useContentEditor } from "./use-content-editor.ts";

export function LegalEditor({ content }: { content: Content }) {
  const [page, setPage] = useState<LegalPageKey>("privacy");
  return (
    <div className="grid gap-4">
      <SelectField
        label="Page"
        required
        requiredMark="none"
        className="max-w-xs"
        value={page}
        onChange={(event) => setPage(event.target.value as LegalPageKey)}
      >
        {legalPages.map((key) => (
          <option key={key} value={key}>
            {legalTitles[key]}
          </option>
        ))}
      </SelectField>
      <LegalPageEditor key={page} page={page} content={content} />
    </div>
  );
}

function LegalPageEditor({ page, content }: { page: LegalPageKey; content: Content }) {
  const editor = useContentEditor(page, content);
  const { register, control, formState } = editor.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "value" });
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      {content[page].version === 1 && (
        <Banner tone="info">
          This is the example that came with the software. Please have it checked before you sell.
        </Banner>
      )}
      <p className="text-ink-soft">
        An empty line begins a paragraph. Lines that begin with "- " are a list. Every version stays readable, with the
        day from which it applied.
      </p>
      <ListEditor
        ids={fields.map(({ id }) => id)}
        noun="section"
        emptyText="No sections yet."
        error={errors?.root?.message ?? errors?.message}
        onAdd={() => append({ title: "", text: "" })}
        onRemove={remove}
        onMove={move}
      >
        {(index) => (
          <div className="grid gap-3">
            <TextField
              label="Title"
              maxLength={80}
              required
              requiredMark="none"
              error={errors?.[index]?.title?.message}
              {...register(`value.${index}.title`)}
            />
            <TextAreaField
              label="Text"
              rows={6}
              required
              requiredMark="none"
              maxLength={8000}
              error={errors?.[index]?.text?.message}
              {...register(`value.${index}.text`)}
            />
          </div>
        )}
      </ListEditor>
    </EditorLayout>
  );
}
