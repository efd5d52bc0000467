import type { Booking, ErrorCode, onlineVisitDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { errorCode, errorMessage, fieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";

interface CreateBookingCallbacks {
  onBooked: (bookings: Booking[]) => void;
  onSignedOut: () => void;
  /** The customer or the pet has as many visits as can be booked; the message says how to book more. */
  onCapReached: (message: string) => void;
  /** Called once the customer has read the message. */
  onFailed: (code: ErrorCode | undefined) => void;
}

type Draft = z.input<typeof onlineVisitDraft> & { user_id: number | undefined };

export function useCreateBooking({ onBooked, onSignedOut, onCapReached, onFailed }: CreateBookingCallbacks) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: send,
    onSuccess: onBooked,
    onSignedOut,
    onError: async (error) => {
      const capMessage = capMessageOf(error);
      if (capMessage) return onCapReached(capMessage);
      await showMessage({ tone: "error", text: errorMessage(error, "Booking failed. Please try again.") });
      // The pet may have been deleted, or the day closed.
      void queryClient.invalidateQueries({ queryKey: ["userpets"] });
      void queryClient.invalidateQueries({ queryKey: ["booking-days"] });
      onFailed(errorCode(error));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["bookings"] }),
  });
}

async function send({ user_id, items, ...draft }: Draft): Promise<Booking[]> {
  const [only, another] = items;
  if (!only || another) return (await api.bookVisit({ body: { items, ...draft } })).bookings;
  return [await api.createBooking({ body: { user_id, ...only, ...draft } })];
}

/** Of the conflicts that a booking can meet, only this one is about the pet alone and not about the time. */
const capMessageOf = (error: Error): string | undefined =>
  errorCode(error) === "conflict" ? fieldErrors(error).find(([field]) => field === "pet_id")?.[1] : undefined;
