import type { OrderRefunds } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { formatDollars } from "../../../lib/money.ts";
import { Button } from "../../../ui/button.tsx";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { Panel } from "../../ui/panel.tsx";
import { refundsQuery } from "./queries.ts";
import { RefundList } from "./refund-list.tsx";
import { RefundModal } from "./refund-modal.tsx";

/** What went back of an order, what is left, and the way to refund more. */
export function RefundPanel({ orderId }: { orderId: string }) {
  const { data, isError, refetch } = useQuery(refundsQuery(orderId));
  return (
    <Panel title="Refunds">
      {isError && <RetryBanner text="The refunds could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-16" />}
      {data && <RefundPanelContent orderId={orderId} state={data} />}
    </Panel>
  );
}

function RefundPanelContent({ orderId, state }: { orderId: string; state: OrderRefunds }) {
  const { can } = useStaffSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      {state.refunds.length > 0 && <RefundList orderId={orderId} refunds={state.refunds} />}
      <p className="text-ink-soft">
        {state.obstacle ?? (
          <>
            <strong className="text-ink tabular-nums">{formatDollars(state.left)}</strong> of{" "}
            <span className="tabular-nums">{formatDollars(state.paid)}</span> can be refunded.
          </>
        )}
      </p>
      {state.obstacle === null && can("orders.refund") && (
        <Button
          size="small"
          variant="secondary"
          icon={Undo2}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          Refund…
        </Button>
      )}
      {isOpen && <RefundModal orderId={orderId} state={state} onClose={() => setOpen(false)} />}
    </div>
  );
}
