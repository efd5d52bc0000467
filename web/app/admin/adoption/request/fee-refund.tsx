import type { BodyOf, endpoints, RequestDetails } from "@pawhaven/contract";
import { errorMessage } from "../../../lib/api-errors.ts";
import { formatDollars } from "../../../lib/money.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { useRequestMutation } from "../use-request-mutation.ts";

type Action = BodyOf<typeof endpoints.completeFeeRefund>["action"];

/** The card provider will not refund the fee by itself. */
export function FeeRefund({ request: { id, fee, customer } }: { request: RequestDetails }) {
  const { can } = useStaffSession();
  const { mutate, isPending, variables, error } = useRequestMutation({
    mutationFn: (action: Action) => staffApi.completeFeeRefund({ params: { id }, body: { action } }),
    done: (_, action) => (action === "by_hand" ? "The fee is paid back." : "The card provider is asked again."),
  });
  if (fee.state !== "refund_rejected" || !can("applications.decide")) return null;
  const payByHand = async () => {
    const amount = formatDollars(fee.amount);
    const isSure = await askToConfirm({
      title: "Paid back by hand?",
      text: `You have given ${amount} back to ${customer.name}. The card provider is not asked any more.`,
      confirmLabel: "Paid back",
      cancelLabel: "Not yet",
    });
    if (isSure) mutate("by_hand");
  };
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <p>The card provider refused the refund. Ask again, or pay the fee back and say so here.</p>
      {error && <Banner tone="error">{errorMessage(error, "That could not be saved.")}</Banner>}
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          busy={isPending && variables === "by_hand"}
          disabled={isPending}
          onClick={() => void payByHand()}
        >
          Paid back by hand
        </Button>
        <Button
          size="small"
          variant="ghost"
          busy={isPending && variables === "retry"}
          disabled={isPending}
          onClick={() => mutate("retry")}
        >
          Ask again
        </Button>
      </span>
    </div>
  );
}
