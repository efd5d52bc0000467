import type { Booking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "../../lib/days.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { cancelOrAsk, otherVisits } from "./cancel-or-ask.ts";
import { bookingsQuery } from "./queries.ts";
import { useGoodsQuestion } from "./use-goods-question.tsx";

const goodsWords = { title: "Your order waits at this visit", deliver: "Send it to my address" };

/**
 * Asks for confirmation. Also returns the bookings cancelled since the page was opened: the list goes on showing them, so
 * that the customer sees what happened, even when it is refetched because somebody else booked.
 */
export function useCancelBooking(onCancelled: () => void) {
  const queryClient = useQueryClient();
  const [cancelled, setCancelled] = useState<Booking[]>([]);
  const { ask, goodsDialog } = useGoodsQuestion(goodsWords);
  const { mutate } = useApiMutation({
    mutationFn: (booking: Booking) => cancelOrAsk(booking, ask, otherVisits(queryClient, booking)),
    onSuccess: (isCancelled, booking) => {
      if (!isCancelled) return;
      setCancelled((others) => [...others, { ...booking, status: "Cancelled", can_change: false }]);
      void queryClient.invalidateQueries(bookingsQuery(booking.user_id, "history"));
      onCancelled();
    },
    onError: () => void showMessage({ tone: "error", text: "Failed to cancel booking." }),
  });

  const cancel = async (booking: Booking) => {
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
  return { cancel, cancelled, goodsDialog };
}
