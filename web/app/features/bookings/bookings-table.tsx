import type { Booking } from "@pawhaven/contract";
import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { BookingStatusBadge } from "./booking-status-badge.tsx";

export interface BookingActions {
  onCancel: (booking: Booking) => void;
  onReschedule: (booking: Booking) => void;
}

interface BookingsTableProps extends BookingActions {
  caption: string;
  bookings: readonly Booking[] | undefined;
  empty: ReactNode;
}

export const BookingsTable = ({ caption, bookings, empty, ...actions }: BookingsTableProps) => (
  <DataTable
    caption={caption}
    columns={columns(actions)}
    rows={bookings ?? []}
    rowKey={({ id }) => id}
    loading={bookings === undefined}
    skeletonRows={3}
    empty={empty}
  />
);

const columns = (actions: BookingActions): Column<Booking>[] => [
  { id: "pet", header: "Pet", cell: ({ pet }) => <strong>{pet.name}</strong> },
  { id: "service", header: "Service", cell: ({ service_name }) => service_name },
  {
    id: "date",
    header: "Date",
    cell: ({ date }) => <span className="inline-block whitespace-nowrap">{formatDay(date, "short")}</span>,
  },
  { id: "time", header: "Time", cell: ({ time_slot }) => time_slot },
  { id: "notes", header: "Notes", cell: ({ notes }) => <span className="wrap-anywhere">{notes || "–"}</span> },
  { id: "status", header: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
  { id: "action", header: "Action", cell: (booking) => <Actions booking={booking} {...actions} /> },
];

function Actions({ booking, onCancel, onReschedule }: BookingActions & { booking: Booking }) {
  if (!booking.can_change) return <span className="text-ink-soft">No Action</span>;
  const which = <span className="sr-only"> {`${booking.service_name} for ${booking.pet.name}`}</span>;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1 @4xl:justify-start">
      <Button variant="secondary" size="small" onClick={() => onReschedule(booking)}>
        Reschedule{which}
      </Button>
      <Button variant="ghost" size="small" className="text-berry!" onClick={() => onCancel(booking)}>
        Cancel{which}
      </Button>
      <a
        href={booking.calendar_url}
        download
        title="Add to calendar"
        className="grid size-11 place-items-center rounded-full text-teal transition-colors hover:bg-line/60"
      >
        <CalendarPlus className="size-5" />
        <span className="sr-only">Add to calendar{which}</span>
      </a>
    </div>
  );
}
