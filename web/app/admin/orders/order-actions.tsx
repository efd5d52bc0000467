import type { StaffOrder, StaffOrderAction } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { PackageCheck, Undo2 } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { ordersKey } from "./queries.ts";

const buttons = {
  shipped: {
    label: "Mark as delivered",
    icon: PackageCheck,
    done: "The order is delivered.",
    permission: "orders.ship",
  },
  refund: { label: "Refund", icon: Undo2, done: "The order is refunded.", permission: "orders.refund" },
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

const confirmRefund = ({ amount, payment }: StaffOrder) =>
  askToConfirm({
    title: "Refund this order?",
    text: payment
      ? `${formatDollars(amount)} go back to the card. This cannot be taken back.`
      : `Please pay back ${formatDollars(amount)} in cash. The order is closed.`,
    confirmLabel: "Refund",
    cancelLabel: "Not now",
    danger: true,
  });

function useUpdateOrder(id: string) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([ordersKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
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
