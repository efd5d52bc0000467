import type { OrderEvent } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { classNames } from "../../ui/class-names.ts";

const eventLabels: Record<OrderEvent["kind"], string> = {
  placed: "Order placed",
  awaiting_payment: "Order placed",
  paid: "Payment received",
  shipping: "On its way to you",
  shipped: "Delivered",
  cancelled: "Order cancelled",
  refunded: "Payment refunded",
  payment_failed: "Payment failed",
  expired: "Payment window expired",
  parcel_delivered: "Delivered",
  collected: "Cash payment received",
  items_cancelled: "Some items were cancelled",
};

interface OrderTimelineProps {
  events: readonly OrderEvent[];
  /** The order comes in several parcels, so that an event says which one it is about. */
  isSplit: boolean;
  /** At a visit. */
  isCollected?: boolean;
}

export const OrderTimeline = ({ events, isSplit, isCollected = false }: OrderTimelineProps) => (
  <ol className="grid">
    {events.map(({ kind, at, parcel, amount }, index) => (
      <li key={`${kind}-${at}`} className="grid grid-cols-[1rem_1fr] gap-x-3">
        <span className="grid grid-rows-[auto_1fr] justify-items-center" aria-hidden="true">
          <span
            className={classNames(
              "mt-1.5 size-3 rounded-full",
              index === events.length - 1 ? "bg-teal" : "bg-line-strong",
            )}
          />
          {index < events.length - 1 && <span className="w-px bg-line-strong" />}
        </span>
        <span className="pb-4">
          <span className="block font-semibold">
            {isSplit && parcel !== undefined && `Parcel ${parcel}: `}
            {isCollected && kind === "shipped" ? "Handed over at your visit" : eventLabels[kind]}
            {kind === "awaiting_payment" && index === events.length - 1 && ", waiting for your payment"}
            {amount !== undefined && `: ${formatDollars(amount)}`}
          </span>
          <time dateTime={at} className="text-small text-ink-soft">
            {formatDateTime(at)}
          </time>
        </span>
      </li>
    ))}
  </ol>
);
