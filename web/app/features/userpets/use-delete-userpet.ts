import { ApiResponseError, type Userpet } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { userpetsQuery } from "./queries.ts";

/** Asks, and asks again if visits are booked: those are only cancelled by somebody who knows of them. */
export function useDeleteUserpet(onDeleted: () => void) {
  const queryClient = useQueryClient();

  async function remove(pet: Userpet, cancelsBookings: boolean): Promise<void> {
    try {
      const query = cancelsBookings ? { cancel_bookings: "true" as const } : {};
      await api.deleteUserpet({ params: { id: pet.id }, query });
      queryClient.setQueryData(userpetsQuery(pet.user_id).queryKey, (pets) =>
        pets?.filter((other) => other.id !== pet.id),
      );
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
      onDeleted();
    } catch (error) {
      if (!hasBookings(error)) return showMessage({ tone: "error", text: "Failed to delete pet." });
      if (await confirmCancellingBookings(pet, error.message)) await remove(pet, true);
    }
  }

  return async (pet: Userpet) => {
    const isSure = await askToConfirm({
      title: "Delete pet",
      text: `Are you sure you want to delete ${pet.name}?`,
      confirmLabel: "Delete",
      cancelLabel: "Keep",
      danger: true,
    });
    if (isSure) await remove(pet, false);
  };
}

const hasBookings = (error: unknown): error is ApiResponseError =>
  error instanceof ApiResponseError && error.code === "conflict";

const confirmCancellingBookings = (pet: Userpet, serverMessage: string) =>
  askToConfirm({
    title: `${pet.name} is expected`,
    text: serverMessage,
    confirmLabel: "Cancel bookings and delete",
    cancelLabel: "Keep",
    danger: true,
  });
