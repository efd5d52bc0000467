import { changeableBookingStatuses, type Booking } from "@pawhaven/contract";
import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../lib/days.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { describeChangeUntil } from "./change-until.ts";
import { BookingNotes } from "./booking-notes.tsx";
import { BookingStatusBadge } from "./booking-status-badge.tsx";
import type { BookingTab } from "./queries.ts";

export interface BookingActions {
  onCancel: (booking: Booking) => void;
  onReschedule: (booking: Booking) => void;
}

interface BookingsTableProps extends BookingActions {
  caption: string;
  type: BookingTab;
  bookings: readonly Booking[] | undefined;
  empty: ReactNode;
}

export const BookingsTable = ({ caption, type, bookings, empty, ...actions }: BookingsTableProps) => (
  <DataTable
    caption={caption}
    columns={columns(type, actions)}
    rows={bookings ?? []}
    rowKey={({ id }) => id}
    loading={bookings === undefined}
    skeletonRows={3}
    empty={empty}
  />
);

const columns = (type: BookingTab, actions: BookingActions): Column<Booking>[] => [
  { id: "pet", header: "Pet", cell: ({ pet }) => <strong>{pet.name}</strong> },
  {
    id: "service",
    header: "Service",
    cell: ({ service_name, asked_for: person }) => (person ? `${service_name} with ${person.name}` : service_name),
  },
  {
    id: "date",
    header: "Date",
    cell: ({ date }) => <span className="inline-block whitespace-nowrap">{formatDay(date, "short")}</span>,
  },
  { id: "time", header: "Time", cell: ({ time_slot }) => time_slot },
  { id: "notes", header: "Notes", cell: (booking) => <BookingNotes booking={booking} /> },
  { id: "status", header: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
  { id: "action", header: "Action", cell: (booking) => <Actions booking={booking} type={type} {...actions} /> },
];

interface ActionsProps extends BookingActions {
  booking: Booking;
  type: BookingTab;
}

function Actions({ booking, type, onCancel, onReschedule }: ActionsProps) {
  const { shop } = useSiteConfig();
  // Who is too late to change a visit that is still to come can call.
  if (!booking.can_change)
    return (
      <span className="text-ink-soft">
        No Action
        {type === "upcoming" && isActive(booking) && (
          <span className="block text-small">To change it, call {shop.phone}</span>
        )}
      </span>
    );
  const until = describeChangeUntil(booking, shop.timeZone);
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
      {until && <span className="w-full text-small text-ink-soft">Changes until {until}</span>}
    </div>
  );
}

const isActive = ({ status }: Booking) => changeableBookingStatuses.some((changeable) => changeable === status);
