import type { OrderWithTimeline } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { guestOrderQuery, ordersQuery } from "./queries.ts";

/** With the session, or with the token of a guest. */
export function useCancelOrder(
  { transaction_id: id, payment_status: payment }: OrderWithTimeline,
  guestToken?: string,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: () =>
      guestToken ? api.cancelGuestOrder({ params: { token: guestToken } }) : api.cancelOrder({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) =>
      void showMessage({
        tone: "error",
        text: errorMessage(error, "The order could not be cancelled. Please try again."),
      }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: guestToken ? guestOrderQuery(guestToken).queryKey : ordersQuery.queryKey,
      }),
  });

  async function ask() {
    const refundNote = payment === "Credit/Debit Card" ? " We will refund your card." : "";
    const isSure = await askToConfirm({
      title: "Cancel this order?",
      text: `It will not be delivered.${refundNote}`,
      confirmLabel: "Cancel Order",
      cancelLabel: "Keep Order",
      danger: true,
    });
    if (isSure) mutate();
  }

  return { ask, isPending };
}
