import type { OrderWithTimeline } from "@pawhaven/contract";
import { CircleX, ReceiptText } from "lucide-react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { receiptPath } from "./order-paths.ts";
import { useCancelOrder } from "./use-cancel-order.ts";

export const ReceiptButton = ({ order }: { order: OrderWithTimeline }) =>
  order.shipping_status !== "" && (
    <ButtonLink to={receiptPath(order.transaction_id)} variant="secondary" icon={ReceiptText}>
      View Receipt
    </ButtonLink>
  );

export function CancelButton({ order, guestToken }: { order: OrderWithTimeline; guestToken?: string }) {
  const { ask, isPending } = useCancelOrder(order, guestToken);
  if (!order.can_cancel) return null;
  return (
    <Button variant="ghost" icon={CircleX} className="text-berry!" busy={isPending} onClick={() => void ask()}>
      Cancel Order
    </Button>
  );
}
