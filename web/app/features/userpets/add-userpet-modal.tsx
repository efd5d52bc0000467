import type { Userpet } from "@pawhaven/contract";
import { Modal } from "../../ui/modal.tsx";
import { emptyUserpet } from "./userpet-fields.ts";
import { UserpetForm } from "./userpet-form.tsx";
import { useAddUserpet } from "./use-add-userpet.ts";

interface AddUserpetModalProps {
  open: boolean;
  onClose: () => void;
  onAdded: (pet: Userpet) => void;
}

export function AddUserpetModal({ open, onClose, onAdded }: AddUserpetModalProps) {
  const add = useAddUserpet((pet) => {
    onClose();
    onAdded(pet);
  });
  return (
    <Modal open={open} title="Add Pet" onClose={onClose}>
      <UserpetForm mode="add" initial={emptyUserpet} onSave={add} onCancel={onClose} />
    </Modal>
  );
}
