import type { Booking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";

interface RescheduleCallbacks {
  onRescheduled: () => void;
  /** Called once the customer has read the message. */
  onFailed: () => void;
}

export function useRescheduleBooking({ id }: Booking, { onRescheduled, onFailed }: RescheduleCallbacks) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (body: { date: string; time_slot: string }) => api.rescheduleBooking({ params: { id }, body }),
    onSuccess: onRescheduled,
    onError: async (error) => {
      await showMessage({ tone: "error", text: errorMessage(error, "Failed to reschedule booking.") });
      onFailed();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["bookings"] }),
  });
}
