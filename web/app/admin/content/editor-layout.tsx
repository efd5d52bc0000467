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
      <div className="grid min-w-0 gap-6">
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid min-w-0 gap-4 rounded-card bg-surface p-4 shadow-card sm:p-6"
        >
          {failure && <Banner tone="error">{failure}</Banner>}
          {children}
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
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
            <span role="status" className="text-ink-soft">
              {form.formState.isDirty && "Not saved yet"}
            </span>
          </div>
        </form>
        <History kind="content" id={contentKey} />
      </div>
      <div className="grid min-w-0 gap-6">
        <ContentPreview contentKey={contentKey} value={value} content={editor.content} />
        <ContentVersions editor={editor} />
      </div>
      <OutsideHoursDialog editor={editor} />
      <ContentConflict editor={editor} />
    </div>
  );
}
