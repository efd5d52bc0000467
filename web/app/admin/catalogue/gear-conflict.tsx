import { gearDraftOf } from "@pawhaven/contract";
import { differingFields, mergeVersions } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { gearFieldLabels } from "./gear-field-labels.ts";
import type { useGearEditor } from "./use-gear-editor.ts";

/** Both versions side by side, after somebody else has saved first. */
export function GearConflict({ editor }: { editor: ReturnType<typeof useGearEditor> }) {
  const { form, conflict, resolve, isSaving, dismiss } = editor;
  if (!conflict) return null;
  const [yours, theirs] = [form.getValues(), gearDraftOf(conflict)];
  return (
    <EditConflict
      fields={differingFields(gearFieldLabels, yours, theirs)}
      isSaving={isSaving}
      onClose={dismiss}
      onResolve={(choice) => resolve(mergeVersions(choice, yours, theirs), conflict.version)}
    />
  );
}
