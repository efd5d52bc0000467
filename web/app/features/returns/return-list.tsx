import { type OrderReturn, returnReasonNames } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { orderReturnsQuery } from "./queries.ts";
import { ReturnStatusBadge } from "./return-status-badge.tsx";

const nextSteps: Partial<Record<OrderReturn["status"], string>> = {
  requested: "We will look at it and tell you how to send the items back.",
  received: "Your items are here. We will refund them next.",
};

export const ReturnList = ({ orderId, returns }: { orderId: string; returns: readonly OrderReturn[] }) => (
  <ul className="grid divide-y divide-line">
    {returns.map((entry) => (
      <li key={entry.id} className="grid gap-2 py-4 first:pt-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ReturnStatusBadge status={entry.status} />
          <span className="text-small text-ink-soft">Requested on {formatDate(entry.requested_at)}</span>
        </div>
        <p>{entry.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</p>
        <p className="text-small text-ink-soft">{returnReasonNames[entry.reason]}</p>
        {entry.answer && <p className="whitespace-pre-line wrap-anywhere">{entry.answer}</p>}
        {nextSteps[entry.status] && <p className="text-small text-ink-soft">{nextSteps[entry.status]}</p>}
        {entry.refunded !== null && <p className="font-semibold">Refunded: {formatDollars(entry.refunded)}</p>}
        {(entry.status === "requested" || entry.status === "approved") && (
          <WithdrawButton orderId={orderId} id={entry.id} />
        )}
      </li>
    ))}
  </ul>
);

function WithdrawButton({ orderId, id }: { orderId: string; id: number }) {
  const queryClient = useQueryClient();
  const { queryKey } = orderReturnsQuery(orderId);
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => api.withdrawReturn({ params: { id } }),
    onSuccess: (returns) => {
      queryClient.setQueryData(queryKey, returns);
      toast.success("Your return is withdrawn.");
    },
    onError: (error) => {
      toast.error(errorMessage(error, "The return could not be withdrawn. Please try again."));
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  async function ask() {
    const text = "You keep the items. You can ask again as long as the time for returns lasts.";
    if (await askToConfirm({ title: "Withdraw this return?", text, confirmLabel: "Withdraw", cancelLabel: "Not now" }))
      mutate();
  }
  return (
    <Button variant="ghost" size="small" className="justify-self-start" busy={isPending} onClick={() => void ask()}>
      Withdraw
    </Button>
  );
}
