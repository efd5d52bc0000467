import { ApiRefusal, type Booking, type bookingDraft, type ErrorCode } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { showMessage } from "../../ui/dialogs.tsx";

interface Outcome {
  booking?: Booking;
  refusal?: ErrorCode | undefined;
}

/** Books, or says in the server's words why not. */
export function useCreateBooking() {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  async function create(body: z.input<typeof bookingDraft>): Promise<Outcome> {
    setSending(true);
    try {
      return { booking: await api.createBooking({ body }) };
    } catch (error) {
      const refusal = error instanceof ApiRefusal ? error : undefined;
      // The page asks to sign in again by itself.
      if (refusal?.code === "unauthenticated") return { refusal: refusal.code };
      await showMessage({ tone: "error", text: refusal?.message || "Booking failed. Please try again." });
      // The pet itself may be gone, or the day closed by now.
      void queryClient.invalidateQueries({ queryKey: ["userpets"] });
      void queryClient.invalidateQueries({ queryKey: ["booking-days"] });
      return { refusal: refusal?.code };
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
    }
  }

  return { create, isSending };
}
