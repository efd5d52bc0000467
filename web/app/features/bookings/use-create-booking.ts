import { ApiRefusal, type Booking, type bookingDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { showMessage } from "../../ui/dialogs.tsx";

/** Books, or says in the server's words why not. */
export function useCreateBooking() {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  async function create(body: z.input<typeof bookingDraft>): Promise<Booking | undefined> {
    setSending(true);
    try {
      return await api.createBooking({ body });
    } catch (error) {
      const words = error instanceof ApiRefusal ? error.message : "";
      await showMessage({ tone: "error", text: words || "Booking failed. Please try again." });
      // The pet itself may be gone, or the day closed by now.
      void queryClient.invalidateQueries({ queryKey: ["userpets"] });
      void queryClient.invalidateQueries({ queryKey: ["booking-days"] });
      return undefined;
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
    }
  }

  return { create, isSending };
}
