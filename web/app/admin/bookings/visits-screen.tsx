import type { StaffBooking } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router";
import { BookingStatusBadge } from "../../features/bookings/booking-status-badge.tsx";
import { addDays, formatDay } from "../../lib/days.ts";
import { IconButton } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { dashboardQuery } from "../dashboard/queries.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { visitsQuery } from "./queries.ts";
import { VisitActions } from "./visit-actions.tsx";

const columns: Column<StaffBooking>[] = [
  { id: "time", header: "Time", cell: ({ time_slot: time }) => time },
  { id: "pet", header: "Pet", cell: ({ pet }) => pet.name },
  { id: "service", header: "Service", cell: ({ service_name: name }) => name },
  { id: "customer", header: "Customer", cell: ({ customer }) => `${customer.name}, ${customer.email}` },
  { id: "notes", header: "Notes", cell: ({ notes }) => notes || "None" },
  { id: "status", header: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
  { id: "actions", header: "Decide", hideHeader: true, align: "end", cell: (visit) => <VisitActions visit={visit} /> },
];

/** The visits of one day; the day is in the address. */
export default function VisitsScreen() {
  const { date, showDay } = useDay();
  const query = visitsQuery(date);
  const { data, isLoadingError, refetch } = useQuery(query);
  useStaffChanges(["bookings"], query.queryKey);
  return (
    <>
      <PageHeader
        title="Visits"
        lead={date && formatDay(date, "long")}
        actions={date && <DayButtons {...{ date, showDay }} />}
      />
      {isLoadingError ? (
        <ErrorState text="The visits could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption="Visits of the day"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          empty={<EmptyState title="No visits on this day" />}
        />
      )}
    </>
  );
}

const DayButtons = ({ date, showDay }: { date: string; showDay: (date: string) => void }) => (
  <>
    <IconButton label="Day before" icon={ChevronLeft} onClick={() => showDay(addDays(date, -1))} />
    <IconButton label="Day after" icon={ChevronRight} onClick={() => showDay(addDays(date, 1))} />
  </>
);

/** Today, by the shop's clock, unless the address names another day. */
function useDay() {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(dashboardQuery);
  const named = params.get("date") ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named));
  return { date: isDay ? named : data?.today, showDay: (date: string) => setParams({ date }) };
}
