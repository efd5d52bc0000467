import type { StaffOrder, StaffOrderAction } from "@pawhaven/contract";
import { PackageCheck, Undo2 } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { useRefreshOrder } from "./use-refresh-order.ts";

const buttons = {
  shipped: {
    label: "Mark as delivered",
    icon: PackageCheck,
    done: "The order is delivered.",
    permission: "orders.ship",
  },
  refund: { label: "Refund everything", icon: Undo2, done: "The order is refunded.", permission: "orders.refund" },
} as const;

type Action = Exclude<StaffOrderAction, "shipping">;

/** What the server says can be done now, as far as the role includes it. Parcels are sent by `ShipActions`. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { can } = useStaffSession();
  const { mutate, isPending, variables } = useUpdateOrder(order.transaction_id);
  async function update(action: Action) {
    if (action !== "refund" || (await confirmRefund(order))) mutate(action);
  }
  return order.actions
    .filter((action) => action !== "shipping")
    .filter((action) => can(buttons[action].permission))
    .map((action) => (
      <Button
        key={action}
        size="small"
        variant={action === "refund" ? "secondary" : "primary"}
        icon={buttons[action].icon}
        busy={isPending && variables === action}
        disabled={isPending}
        onClick={() => void update(action)}
      >
        {buttons[action].label}
      </Button>
    ));
}

const confirmRefund = (order: StaffOrder) =>
  askToConfirm({
    title: "Refund the whole order?",
    text: describeRefund(order),
    confirmLabel: "Refund",
    cancelLabel: "Not now",
    danger: true,
  });

function describeRefund({ amount, refunded, payment, cash }: StaffOrder): string {
  if (payment) return `${formatDollars(amount - refunded)} go back to the card. This cannot be taken back.`;
  if (!cash?.collected) return "Nothing was collected, so nothing is paid back. The order is closed.";
  return `Please pay back ${formatDollars(Math.min(cash.due, cash.collected.amount) - refunded)} in cash. The order is closed.`;
}

function useUpdateOrder(id: string) {
  const refresh = useRefreshOrder();
  return useStaffMutation({
    mutationFn: (action: Action) => staffApi.updateOrderAsStaff({ params: { id }, body: { shipping_status: action } }),
    onSuccess: (_, action) => {
      toast.success(buttons[action].done);
      return refresh();
    },
    onError: (error) => {
      toast.error(errorMessage(error, "The order could not be changed. Please try again."));
      return refresh();
    },
  });
}
