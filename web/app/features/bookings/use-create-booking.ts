import { ApiResponseError, type Booking, type bookingDraft, type ErrorCode } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { showMessage } from "../../ui/dialogs.tsx";

interface CreateBookingResult {
  booking?: Booking;
  errorCode?: ErrorCode | undefined;
}

/** Books, or says in the server's words why not. */
export function useCreateBooking() {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  async function create(body: z.input<typeof bookingDraft>): Promise<CreateBookingResult> {
    setSending(true);
    try {
      return { booking: await api.createBooking({ body }) };
    } catch (error) {
      const apiError = error instanceof ApiResponseError ? error : undefined;
      // The page asks to sign in again by itself.
      if (apiError?.code === "unauthenticated") return { errorCode: apiError.code };
      await showMessage({ tone: "error", text: apiError?.message || "Booking failed. Please try again." });
      // The pet itself may be gone, or the day closed by now.
      void queryClient.invalidateQueries({ queryKey: ["userpets"] });
      void queryClient.invalidateQueries({ queryKey: ["booking-days"] });
      return { errorCode: apiError?.code };
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
    }
  }

  return { create, isSending };
}
