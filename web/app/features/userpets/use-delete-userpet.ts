import type { Userpet } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { invalidateUserpets, userpetsQuery } from "./queries.ts";

/** Asks for confirmation, and once more if the pet has bookings, which would be cancelled. */
export function useDeleteUserpet(onDeleted: () => void) {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation({
    mutationFn: deleteUserpet,
    onSuccess: (isDeleted, pet) => {
      if (!isDeleted) return;
      queryClient.setQueryData(userpetsQuery(pet.user_id).queryKey, (pets) =>
        pets?.filter((other) => other.id !== pet.id),
      );
      invalidateUserpets(queryClient);
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
      onDeleted();
    },
    onError: () => void showMessage({ tone: "error", text: "Failed to delete pet." }),
  });

  return async (pet: Userpet) => {
    const isSure = await askToConfirm({
      title: "Delete pet",
      text: `Are you sure you want to delete ${pet.name}?`,
      confirmLabel: "Delete",
      cancelLabel: "Keep",
      danger: true,
    });
    if (isSure) mutate(pet);
  };
}

/** False when the customer keeps the pet because of its bookings. */
async function deleteUserpet(pet: Userpet): Promise<boolean> {
  const params = { id: pet.id };
  try {
    await api.deleteUserpet({ params });
  } catch (error) {
    const conflict = conflictMessage(error);
    if (conflict === undefined) throw error;
    if (!(await confirmCancellingBookings(pet, conflict))) return false;
    await api.deleteUserpet({ params, query: { cancel_bookings: "true" } });
  }
  return true;
}

const confirmCancellingBookings = (pet: Userpet, serverMessage: string) =>
  askToConfirm({
    title: `${pet.name} has upcoming visits`,
    text: serverMessage,
    confirmLabel: "Cancel bookings and delete",
    cancelLabel: "Keep",
    danger: true,
  });
