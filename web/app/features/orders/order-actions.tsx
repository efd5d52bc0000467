import type { OrderWithTimeline } from "@pawhaven/contract";
import { RotateCcw } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import * as paths from "../../lib/paths.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { CancelButton, ReceiptButton } from "./order-buttons.tsx";

export function OrderActions({ order }: { order: OrderWithTimeline }) {
  const buyAgain = useBuyAgain(order.transaction_id);
  return (
    <div className="flex flex-wrap gap-3">
      <ReceiptButton order={order} />
      <Button variant="secondary" icon={RotateCcw} busy={buyAgain.isPending} onClick={() => buyAgain.mutate()}>
        Buy Again
      </Button>
      <CancelButton order={order} />
    </div>
  );
}

const showFailure = (error: Error, fallback: string) =>
  void showMessage({ tone: "error", text: errorMessage(error, fallback) });

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
