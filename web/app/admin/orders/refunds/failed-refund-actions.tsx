import type { StaffRefund } from "@pawhaven/contract";
import { HandCoins, RotateCw } from "lucide-react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { formatDollars } from "../../../lib/money.ts";
import { Button } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { useRefreshOrder } from "../use-refresh-order.ts";

type Action = "retry" | "by hand";

/** The provider has refused: try again, or say that the money was paid out in another way. */
export function FailedRefundActions({ orderId, refund }: { orderId: string; refund: StaffRefund }) {
  const { can } = useStaffSession();
  const refresh = useRefreshOrder();
  const params = { id: orderId, refund: refund.id };
  const { mutate, isPending, variables } = useStaffMutation({
    mutationFn: (action: Action) =>
      action === "retry" ? staffApi.retryRefund({ params }) : staffApi.payRefundByHand({ params }),
    onError: (error) => toast.error(errorMessage(error, "The refund could not be changed. Please try again.")),
    onSettled: refresh,
  });
  async function payByHand() {
    if (await confirmPaidByHand(refund)) mutate("by hand");
  }
  if (!can("orders.refund")) return null;
  const isBusy = (action: Action) => isPending && variables === action;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" icon={RotateCw} busy={isBusy("retry")} onClick={() => mutate("retry")}>
        Try again
      </Button>
      <Button size="small" variant="ghost" icon={HandCoins} busy={isBusy("by hand")} onClick={() => void payByHand()}>
        Paid by hand
      </Button>
    </div>
  );
}

const confirmPaidByHand = ({ amount }: StaffRefund) =>
  askToConfirm({
    title: "Paid out by hand?",
    text: `${formatDollars(amount)} will be recorded as paid to the customer. This cannot be taken back.`,
    confirmLabel: "It is paid",
    cancelLabel: "Not now",
  });
