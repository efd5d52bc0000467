import type { Booking, bookingDraft, ErrorCode } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";

interface CreateBookingCallbacks {
  onBooked: (booking: Booking) => void;
  onSignedOut: () => void;
  /** Called once the customer has read the message. */
  onFailed: (code: ErrorCode | undefined) => void;
}

export function useCreateBooking({ onBooked, onSignedOut, onFailed }: CreateBookingCallbacks) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (body: z.input<typeof bookingDraft>) => api.createBooking({ body }),
    onSuccess: onBooked,
    onSignedOut,
    onError: async (error) => {
      await showMessage({ tone: "error", text: errorMessage(error, "Booking failed. Please try again.") });
      // The pet may have been deleted, or the day closed.
      void queryClient.invalidateQueries({ queryKey: ["userpets"] });
      void queryClient.invalidateQueries({ queryKey: ["booking-days"] });
      onFailed(errorCode(error));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["bookings"] }),
  });
}
