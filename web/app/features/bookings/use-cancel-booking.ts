import type { Booking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/days.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { bookingsQuery } from "./queries.ts";

/** Asks for confirmation. The row stays in place and shows Cancelled, so that the customer sees what happened. */
export function useCancelBooking(onCancelled: () => void) {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation({
    mutationFn: ({ id }: Booking) => api.cancelBooking({ params: { id } }),
    onSuccess: (_, { id, user_id: userId }) => {
      queryClient.setQueryData(bookingsQuery(userId, "upcoming").queryKey, (bookings) =>
        bookings?.map((other) => (other.id === id ? { ...other, status: "Cancelled", can_change: false } : other)),
      );
      void queryClient.invalidateQueries(bookingsQuery(userId, "history"));
      onCancelled();
    },
    onError: () => void showMessage({ tone: "error", text: "Failed to cancel booking." }),
  });

  return async (booking: Booking) => {
    const { service_name, pet, date, time_slot } = booking;
    const isSure = await askToConfirm({
      title: "Cancel booking",
      text: `Are you sure you want to cancel ${service_name} for ${pet.name} on ${formatDay(date, "short")} at ${time_slot}?`,
      confirmLabel: "Yes, cancel it",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (isSure) mutate(booking);
  };
}
