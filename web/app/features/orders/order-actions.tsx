import { ApiResponseError, type OrderWithTimeline } from "@pawhaven/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleX, ReceiptText, RotateCcw } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { ordersQuery } from "./queries.ts";

export function OrderActions({ order }: { order: OrderWithTimeline }) {
  const { transaction_id: id, shipping_status: status, can_cancel: canCancel } = order;
  const cancel = useCancelOrder(order);
  const buyAgain = useBuyAgain(id);
  return (
    <div className="flex flex-wrap gap-3">
      {status !== "" && (
        <ButtonLink to={`/receipt?order=${id}`} variant="secondary" icon={ReceiptText}>
          View Receipt
        </ButtonLink>
      )}
      <Button variant="secondary" icon={RotateCcw} busy={buyAgain.isPending} onClick={() => buyAgain.mutate()}>
        Buy Again
      </Button>
      {canCancel && (
        <Button
          variant="ghost"
          icon={CircleX}
          className="text-berry!"
          busy={cancel.isPending}
          onClick={() => void cancel.ask()}
        >
          Cancel Order
        </Button>
      )}
    </div>
  );
}

const failureText = (error: Error, fallback: string) =>
  (error instanceof ApiResponseError && error.message) || fallback;

function useCancelOrder({ transaction_id: id, payment_status: payment }: OrderWithTimeline) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.cancelOrder({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) =>
      void showMessage({
        tone: "error",
        text: failureText(error, "The order could not be cancelled. Please try again."),
      }),
    onSettled: () => queryClient.invalidateQueries(ordersQuery),
  });

  async function ask() {
    const refundNote = payment === "Credit/Debit Card" ? " What you paid is paid back to your card." : "";
    const isSure = await askToConfirm({
      title: "Cancel this order?",
      text: `Nothing will be delivered.${refundNote}`,
      confirmLabel: "Cancel Order",
      cancelLabel: "Keep Order",
      danger: true,
    });
    if (isSure) mutate();
  }

  return { ask, isPending };
}

/** What is not to be had any more is named where nobody misses it; the rest waits in the cart. */
function useBuyAgain(id: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.buyAgain({ params: { id } }),
    onSuccess: ({ message, left_out: leftOut }) => {
      emitCartChange();
      if (leftOut.length > 0) void showMessage({ text: message });
      else toast.success(message);
      void navigate("/cart");
    },
    onError: (error) =>
      void showMessage({
        tone: "error",
        text: failureText(error, "The items could not be put into your cart. Please try again."),
      }),
  });
}
