import type { Userpet } from "@pawhaven/contract";
import { Modal } from "../../ui/modal.tsx";
import { emptyPet } from "./pet-fields.ts";
import { PetForm } from "./pet-form.tsx";
import { useAddPet } from "./use-add-pet.ts";

interface AddPetModalProps {
  open: boolean;
  onClose: () => void;
  onAdded: (pet: Userpet) => void;
}

export function AddPetModal({ open, onClose, onAdded }: AddPetModalProps) {
  const add = useAddPet((pet) => {
    onClose();
    onAdded(pet);
  });
  return (
    <Modal open={open} title="Add Pet" onClose={onClose}>
      <PetForm mode="add" initial={emptyPet} onSave={add} onCancel={onClose} />
    </Modal>
  );
}
