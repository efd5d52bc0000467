import type { OrderEvent, StaffOrder } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import { Panel } from "../ui/panel.tsx";
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
  parcel_delivered: "Delivered",
  collected: "Cash collected",
  items_cancelled: "Items cancelled",
};

interface Entry {
  at: string;
  text: string;
}

/** Everything that happened to an order: its events, the mails about it, the notes. */
export const OrderEvents = ({ order }: { order: StaffOrder }) => (
  <Panel title="Timeline">
    <ol className="grid gap-1">
      {entriesOf(order).map(({ at, text }) => (
        <li key={`${at} ${text}`} className="flex flex-wrap justify-between gap-x-4">
          <span className="wrap-anywhere">{text}</span>
          <time dateTime={at} className="text-ink-soft">
            {formatDateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  </Panel>
);

const entriesOf = ({ timeline, mails, notes, shipments, left_to_send: left }: StaffOrder): Entry[] =>
  [
    ...timeline.map((event) => ({ at: event.at, text: describeEvent(event, shipments.length > 1 || left > 0) })),
    ...mails.map(({ subject, queued_at: at }) => ({
      at,
      text: `Mail: ${subject.replace(/ \([A-Z]{2}-\w{20}\)$/, "")}`,
    })),
    ...notes.map(({ by, created_at: at }) => ({ at, text: `Note by ${by}` })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

function describeEvent({ kind, parcel, amount, by_provider: isByProvider }: OrderEvent, isSplit: boolean): string {
  const label =
    isSplit && parcel !== undefined ? `Parcel ${parcel}: ${eventLabels[kind].toLowerCase()}` : eventLabels[kind];
  return [
    label,
    amount === undefined ? "" : ` ${formatDollars(amount)}`,
    isByProvider ? ", made at the provider" : "",
  ].join("");
}
