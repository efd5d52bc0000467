import type { Userpet } from "@pawhaven/contract";
import { useAddUserpet } from "./use-add-userpet.ts";
import { useUserpetForm } from "./use-userpet-form.ts";
import { emptyUserpet } from "./userpet-fields.ts";
import { UserpetForm } from "./userpet-form.tsx";

interface AddUserpetFormProps {
  onAdded: (pet: Userpet) => void;
  onCancel: () => void;
}

export function AddUserpetForm({ onAdded, onCancel }: AddUserpetFormProps) {
  const form = useUserpetForm("add", emptyUserpet);
  const add = useAddUserpet({ onAdded, setError: form.setError });
  return <UserpetForm mode="add" form={form} isSaving={add.isPending} onSave={add.mutate} onCancel={onCancel} />;
}
