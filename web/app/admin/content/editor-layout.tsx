import type { ContentKey, ContentValues } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { History } from "../audit/history.tsx";
import { ContentConflict } from "./content-conflict.tsx";
import { ContentPreview } from "./content-preview.tsx";
import { ContentVersions } from "./content-versions.tsx";
import { OutsideHoursDialog } from "./outside-hours-dialog.tsx";
import type { ContentEditor } from "./use-content-editor.ts";

interface EditorLayoutProps<Key extends ContentKey> {
  editor: ContentEditor<Key>;
  /** What is in the form now. */
  value: ContentValues[Key];
  children: ReactNode;
}

/** The form, how its content will look, and the versions there were. */
export function EditorLayout<Key extends ContentKey>({ editor, value, children }: EditorLayoutProps<Key>) {
  const { contentKey, form, save, isSaving, failure } = editor;
  const submit = form.handleSubmit((draft) => save(draft));
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid min-w-0 gap-4 rounded-card bg-surface px-4 pt-4 shadow-card sm:px-6 sm:pt-6"
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        {children}
        {/* Stays in sight below a long list. */}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 rounded-b-card border-t border-line bg-surface py-3">
          <Button type="submit" size="small" busy={isSaving} busyLabel="Saving…">
            Save
          </Button>
          <Button
            variant="ghost"
            size="small"
            disabled={!form.formState.isDirty || isSaving}
            onClick={() => form.reset()}
          >
            Discard changes
          </Button>
          <output className="text-ink-soft">{form.formState.isDirty && "Not saved yet"}</output>
        </div>
      </form>
      <div className="grid min-w-0 gap-6 xl:row-span-2">
        <ContentPreview contentKey={contentKey} value={value} content={editor.content} />
        <ContentVersions editor={editor} />
      </div>
      <History kind="content" id={contentKey} />
      <OutsideHoursDialog editor={editor} />
      <ContentConflict editor={editor} />
    </div>
  );
}
