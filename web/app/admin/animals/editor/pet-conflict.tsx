import type { PetDraft, PetFacts } from "@pawhaven/contract";
import { differingFields, mergeVersions } from "../../ui/differing-fields.ts";
import { EditConflict } from "../../ui/edit-conflict.tsx";
import { type PetFields, petLabels, toPetFields } from "./pet-fields.ts";
import type { usePetEditor } from "./use-pet-editor.ts";

type FlatPet = Omit<PetDraft, "facts"> & PetFacts;

/** Each fact is chosen by itself. */
const flatten = ({ pet: { facts, ...rest } }: PetFields): FlatPet => ({ ...rest, ...facts });

function unflatten(flat: FlatPet): PetFields {
  const { children, dogs, cats, energy, house_trained, hours_alone, garden, ...rest } = flat;
  return { pet: { ...rest, facts: { children, dogs, cats, energy, house_trained, hours_alone, garden } } };
}

/** Both versions side by side, after somebody else has saved first. */
export function PetConflict({ editor }: { editor: ReturnType<typeof usePetEditor> }) {
  const { form, conflict, resolve, isSaving, dismiss } = editor;
  if (!conflict) return null;
  const [yours, theirs] = [flatten(form.getValues()), flatten(toPetFields(conflict))];
  return (
    <EditConflict
      fields={differingFields(petLabels, yours, theirs)}
      isSaving={isSaving}
      onClose={dismiss}
      onResolve={(choice) => resolve(unflatten(mergeVersions(choice, yours, theirs)), conflict.version)}
    />
  );
}
