import type { OrderWithTimeline } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleX, ReceiptText, RotateCcw } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import * as paths from "../../lib/paths.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { receiptPath } from "./order-paths.ts";
import { ordersQuery } from "./queries.ts";

export function OrderActions({ order }: { order: OrderWithTimeline }) {
  const { transaction_id: id, shipping_status: status, can_cancel: canCancel } = order;
  const cancel = useCancelOrder(order);
  const buyAgain = useBuyAgain(id);
  return (
    <div className="flex flex-wrap gap-3">
      {status !== "" && (
        <ButtonLink to={receiptPath(id)} variant="secondary" icon={ReceiptText}>
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

const showFailure = (error: Error, fallback: string) =>
  void showMessage({ tone: "error", text: errorMessage(error, fallback) });

function useCancelOrder({ transaction_id: id, payment_status: payment }: OrderWithTimeline) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => api.cancelOrder({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => showFailure(error, "The order could not be cancelled. Please try again."),
    onSettled: () => queryClient.invalidateQueries(ordersQuery),
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

/** Items that are no longer available are named in a dialog; the others are in the cart. */
function useBuyAgain(id: string) {
  const navigate = useNavigate();
  return useApiMutation({
    mutationFn: () => api.buyAgain({ params: { id } }),
    onSuccess: ({ message, left_out: leftOut }) => {
      emitCartChange();
      if (leftOut.length > 0) void showMessage({ text: message });
      else toast.success(message);
      void navigate(paths.cart);
    },
    onError: (error) => showFailure(error, "The items could not be added to your cart. Please try again."),
  });
}
