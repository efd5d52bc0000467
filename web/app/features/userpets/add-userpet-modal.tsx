import type { Userpet } from "@pawhaven/contract";
import { Modal } from "../../ui/modal.tsx";
import { AddUserpetForm } from "./add-userpet-form.tsx";

interface AddUserpetModalProps {
  open: boolean;
  onClose: () => void;
  onAdded: (pet: Userpet) => void;
}

export function AddUserpetModal({ open, onClose, onAdded }: AddUserpetModalProps) {
  const handleAdded = (pet: Userpet) => {
    onClose();
    onAdded(pet);
  };
  return (
    <Modal open={open} title="Add Pet" onClose={onClose}>
      <AddUserpetForm onAdded={handleAdded} onCancel={onClose} />
    </Modal>
  );
}
