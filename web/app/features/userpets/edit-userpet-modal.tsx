import type { Userpet } from "@pawhaven/contract";
import { Modal } from "../../ui/modal.tsx";
import { useUpdateUserpet } from "./use-update-userpet.ts";
import { useUserpetForm } from "./use-userpet-form.ts";
import { fieldsOf } from "./userpet-fields.ts";
import { UserpetForm } from "./userpet-form.tsx";

interface EditUserpetModalProps {
  pet: Userpet;
  onClose: () => void;
  onUpdated: () => void;
}

export function EditUserpetModal({ pet, onClose, onUpdated }: EditUserpetModalProps) {
  const form = useUserpetForm("edit", fieldsOf(pet));
  const handleUpdated = () => {
    onClose();
    onUpdated();
  };
  const update = useUpdateUserpet(pet, { onUpdated: handleUpdated, setError: form.setError });
  return (
    <Modal open title={`Edit ${pet.name}`} onClose={onClose}>
      <UserpetForm mode="edit" form={form} isSaving={update.isPending} onSave={update.mutate} onCancel={onClose} />
    </Modal>
  );
}
