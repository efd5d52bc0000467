import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

export interface EditFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  failure: string | undefined;
  isSaving: boolean;
  submitLabel: string;
  onSave: (fields: Fields) => void;
}

/** A long form in panels, whose buttons stay in sight below it. */
export function EditForm<Fields extends FieldValues>(props: EditFormProps<Fields> & { children: ReactNode }) {
  const { form, failure, isSaving, submitLabel, onSave, children } = props;
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(onSave);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-4 text-small">
      {failure && <Banner tone="error">{failure}</Banner>}
      {children}
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-small border border-line bg-surface p-3 shadow-raised">
        <Button type="submit" size="small" busy={isSaving} busyLabel="Saving…">
          {submitLabel}
        </Button>
        <Button variant="ghost" size="small" disabled={!isDirty || isSaving} onClick={() => form.reset()}>
          Discard changes
        </Button>
        <output className="text-ink-soft">{isDirty && "Not saved yet"}</output>
      </div>
    </form>
  );
}
