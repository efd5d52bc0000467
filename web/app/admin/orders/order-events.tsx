import type { OrderEvent } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";

const eventLabels: Record<OrderEvent["kind"], string> = {
  placed: "Placed",
  awaiting_payment: "Waiting for the payment",
  paid: "Paid",
  shipping: "Handed to the carrier",
  shipped: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
  payment_failed: "Payment failed",
  expired: "Payment window expired",
};

export const OrderEvents = ({ events }: { events: readonly OrderEvent[] }) => (
  <ol className="grid gap-1">
    {events.map(({ kind, at, amount, by_provider: isByProvider }) => (
      <li key={`${kind}-${at}`} className="flex flex-wrap justify-between gap-x-4">
        <span>
          {eventLabels[kind]}
          {amount !== undefined && ` ${formatDollars(amount)}`}
          {isByProvider && ", made at the provider"}
        </span>
        <time dateTime={at} className="text-ink-soft">
          {formatDateTime(at)}
        </time>
      </li>
    ))}
  </ol>
);
