import type { StaffWaitlistEntry } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { BellRing, Hourglass } from "lucide-react";
import { describeEntry } from "../../features/bookings/waitlist/describe-entry.ts";
import { formatDate, formatTime } from "../../lib/dates.ts";
import { formatDay } from "../../lib/days.ts";
import { Badge } from "../../ui/badge.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { waitlistQuery } from "./queries.ts";

const columns: ListColumn<StaffWaitlistEntry>[] = [
  { id: "since", header: "Waiting since", cell: ({ created_at: since }) => formatDate(since) },
  { id: "service", header: "Service", wraps: true, cell: ({ service, pet }) => `${service.name}, ${pet.name}` },
  { id: "days", header: "Wanted", wraps: true, cell: (entry) => describeEntry(entry) },
  { id: "customer", header: "Customer", wraps: true, cell: ({ customer }) => <Contact {...customer} /> },
  { id: "offer", header: "State", wraps: true, cell: ({ offer }) => <OfferState offer={offer} /> },
];

/** Everybody who waits, the longest waiting first. */
export default function WaitlistScreen() {
  const { data, isPending, isLoadingError, refetch } = useQuery(waitlistQuery);
  useStaffChanges(["bookings"], waitlistQuery.queryKey);
  return (
    <>
      <PageHeader
        title="Waitlist"
        lead="A time that becomes free is offered to the longest waiting for 15 minutes, between 08:00 and 20:00."
      />
      {isLoadingError ? (
        <ErrorState text="The waitlist could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Waitlist"
          columns={columns}
          rows={data?.entries ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ customer, service }) => `${customer.name}, ${service.name}`}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="Nobody is waiting" text="Customers join when all times of a day are taken." />}
        />
      )}
    </>
  );
}

const Contact = ({ name, email, phone }: StaffWaitlistEntry["customer"]) => (
  <>
    {name}, <TextLink to={phone ? `tel:${phone}` : `mailto:${email}`}>{phone || email}</TextLink>
  </>
);

const OfferState = ({ offer }: Pick<StaffWaitlistEntry, "offer">) =>
  offer ? (
    <Badge tone="teal" icon={BellRing}>
      {`Offered ${formatDay(offer.date, "brief")} ${offer.time_slot}, until ${formatTime(offer.expires_at)}`}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={Hourglass}>
      Waiting
    </Badge>
  );
