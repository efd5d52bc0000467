import type { Booking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/days.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { type BookingTab, bookingsQuery } from "./queries.ts";

/** Asks and cancels. The row stays where it was and says Cancelled, so that one sees what one has done. */
export function useCancelBooking(onCancelled: () => void) {
  const queryClient = useQueryClient();

  function showAsCancelled({ id, user_id }: Booking, tab: BookingTab) {
    queryClient.setQueryData(bookingsQuery(user_id, tab).queryKey, (bookings) =>
      bookings?.map((other) => (other.id === id ? { ...other, status: "Cancelled", can_change: false } : other)),
    );
  }

  return async (booking: Booking) => {
    const { id, user_id, service_name, pet, date, time_slot } = booking;
    const isSure = await askToConfirm({
      title: "Cancel booking",
      text: `Are you sure you want to cancel ${service_name} for ${pet.name} on ${formatDay(date, "short")} at ${time_slot}?`,
      confirmLabel: "Yes, cancel it",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (!isSure) return;
    try {
      await api.cancelBooking({ params: { id } });
      showAsCancelled(booking, "upcoming");
      void queryClient.invalidateQueries(bookingsQuery(user_id, "history"));
      onCancelled();
    } catch {
      void showMessage({ tone: "error", text: "Failed to cancel booking." });
    }
  };
}
