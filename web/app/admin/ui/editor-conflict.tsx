import type { FieldValues, UseFormReturn } from "react-hook-form";
import { differingFields, mergeVersions } from "./differing-fields.ts";
import { EditConflict } from "./edit-conflict.tsx";

interface EditorConflictProps<Draft extends FieldValues, Saved extends { version: number }> {
  editor: {
    form: UseFormReturn<Draft>;
    conflict: Saved | undefined;
    resolve: (draft: Draft, version: number) => void;
    isSaving: boolean;
    dismiss: () => void;
  };
  labels: Record<keyof Draft & string, string>;
  toDraft: (saved: Saved) => Draft;
}

/** Both versions side by side, after somebody else has saved first. */
export function EditorConflict<Draft extends FieldValues, Saved extends { version: number }>({
  editor: { form, conflict, resolve, isSaving, dismiss },
  labels,
  toDraft,
}: EditorConflictProps<Draft, Saved>) {
  if (!conflict) return null;
  const [yours, theirs] = [form.getValues(), toDraft(conflict)];
  return (
    <EditConflict
      fields={differingFields(labels, yours, theirs)}
      isSaving={isSaving}
      onClose={dismiss}
      onResolve={(choice) => resolve(mergeVersions(choice, yours, theirs), conflict.version)}
    />
  );
}
