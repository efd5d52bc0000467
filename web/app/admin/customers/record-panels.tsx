import { type Customer, pluralize } from "@pawhaven/contract";
import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { capitalize } from "../../lib/capitalize.ts";
import { formatDay } from "../../lib/days.ts";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { Badge } from "../../ui/badge.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisitStatus } from "../bookings/visit-status.tsx";
import { screenPath } from "../lib/paths.ts";
import { OrderStatus } from "../orders/order-status.tsx";
import { Panel } from "../ui/panel.tsx";

type Part<Name extends keyof Customer> = NonNullable<Customer[Name]>;

interface Entry {
  key: string | number;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the row: a state, a date, an amount. */
  facts: ReactNode;
}

/** One kind of record, newest first, a row each. */
const Records = ({ title, empty, entries }: { title: string; empty: string; entries: readonly Entry[] }) => (
  <Panel title={title}>
    {entries.length === 0 && <p className="text-ink-soft">{empty}</p>}
    <ul className="divide-y divide-line">
      {entries.map(({ key, title, detail, facts }) => (
        <li key={key} className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
          <span className="min-w-0 wrap-anywhere">
            {title}
            {detail && <span className="block text-ink-soft">{detail}</span>}
          </span>
          <span className="flex flex-wrap items-center gap-3 tabular-nums">{facts}</span>
        </li>
      ))}
    </ul>
  </Panel>
);

interface OrdersPanelProps {
  orders: Part<"orders">;
  email: string | undefined;
}

export const OrdersPanel = ({ orders: { count, newest }, email }: OrdersPanelProps) => (
  <Panel title={count === 0 ? "Orders" : `Orders (${count})`}>
    {count === 0 && <p className="text-ink-soft">No orders yet.</p>}
    <ul className="divide-y divide-line tabular-nums">
      {newest.map(({ transaction_id, date_issued, amount, shipping_status }) => (
        <li key={transaction_id} className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <TextLink to={screenPath(`orders/${transaction_id}`)}>{transaction_id}</TextLink>
          <OrderStatus status={shipping_status} />
          <span className="flex flex-1 justify-between gap-4 sm:justify-end">
            <span className="text-ink-soft">{formatDate(date_issued)}</span>
            <span className="min-w-20 text-end">{formatDollars(amount)}</span>
          </span>
        </li>
      ))}
    </ul>
    {count > newest.length && email && (
      <p className="mt-2">
        <TextLink to={screenPath(`orders?text=${encodeURIComponent(email)}`)}>Find older orders</TextLink>
      </p>
    )}
  </Panel>
);

/** How often somebody did not come is shown, and has no consequence. */
export const BookingsPanel = ({ bookings, noShows }: { bookings: Part<"bookings">; noShows: number }) => (
  <Records
    title={noShows === 0 ? "Visits" : `Visits (did not come ${pluralize(noShows, "time")})`}
    empty="No visits yet."
    entries={bookings.map(({ id, service_name, pet, date, time_slot, status }) => ({
      key: id,
      title: <TextLink to={screenPath(`bookings/${id}`)}>{service_name}</TextLink>,
      detail: pet.name,
      facts: (
        <>
          <VisitStatus status={status} />
          <span className="text-ink-soft">
            {formatDay(date, "short")}, {time_slot}
          </span>
        </>
      ),
    }))}
  />
);

export const RequestsPanel = ({ requests }: { requests: Part<"adoption_requests"> }) => (
  <Records
    title="Adoption requests"
    empty="No adoption requests yet."
    entries={requests.map(({ id, pet, note, status, created_at }) => ({
      key: id,
      title: pet.name,
      detail: note,
      facts: (
        <>
          <Badge>{capitalize(status)}</Badge>
          <span className="text-ink-soft">{formatDate(created_at)}</span>
        </>
      ),
    }))}
  />
);

export const ReviewsPanel = ({ reviews }: { reviews: Part<"reviews"> }) => (
  <Records
    title="Reviews"
    empty="No reviews yet."
    entries={reviews.map(({ id, name, comment, rating, hidden_reason, created_at }) => ({
      key: id,
      title: <TextLink to={screenPath(`reviews/${id}`)}>{name}</TextLink>,
      detail: comment,
      facts: (
        <>
          {hidden_reason !== null && (
            <Badge tone="berry" icon={EyeOff}>
              Hidden
            </Badge>
          )}
          <Stars rating={rating} />
          <span className="text-ink-soft">{formatDate(created_at)}</span>
        </>
      ),
    }))}
  />
);

export const MessagesPanel = ({ messages }: { messages: Part<"messages"> }) => (
  <Records
    title="Messages from this address"
    empty="No messages."
    entries={messages.map(({ id, subject, message, created_at }) => ({
      key: id,
      title: <TextLink to={screenPath(`inbox/${id}`)}>{subject}</TextLink>,
      detail: message,
      facts: <span className="text-ink-soft">{formatDate(created_at)}</span>,
    }))}
  />
);

export const PetsPanel = ({ pets }: { pets: Part<"pets"> }) => (
  <Records
    title="Pets"
    empty="No pets yet."
    entries={pets.map(({ id, name, species, breed, age, notes }) => ({
      key: id,
      title: <strong>{name}</strong>,
      detail: notes,
      facts: [species, breed, age === null ? "" : `${age} years`].filter(Boolean).join(", "),
    }))}
  />
);
