import { ApiResponseError, type Userpet, type UserpetDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { Modal } from "../../ui/modal.tsx";
import { fieldsOf } from "./userpet-fields.ts";
import { UserpetForm } from "./userpet-form.tsx";
import { userpetsQuery } from "./queries.ts";

interface EditUserpetModalProps {
  pet: Userpet;
  onClose: () => void;
  onUpdated: () => void;
}

export function EditUserpetModal({ pet, onClose, onUpdated }: EditUserpetModalProps) {
  const queryClient = useQueryClient();

  async function save(draft: UserpetDraft) {
    try {
      const { data } = await api.updateUserpet({ params: { id: pet.id }, body: draft });
      queryClient.setQueryData(userpetsQuery(pet.user_id).queryKey, (pets) =>
        pets?.map((other) => (other.id === data.id ? data : other)),
      );
      await showMessage({ tone: "success", text: "Pet information updated successfully" });
      onClose();
      onUpdated();
      return undefined;
    } catch (error) {
      void showMessage({ tone: "error", text: "Failed to update pet." });
      return error instanceof ApiResponseError ? error.errors : undefined;
    }
  }

  return (
    <Modal open title={`Edit ${pet.name}`} onClose={onClose}>
      <UserpetForm mode="edit" initial={fieldsOf(pet)} onSave={save} onCancel={onClose} />
    </Modal>
  );
}
