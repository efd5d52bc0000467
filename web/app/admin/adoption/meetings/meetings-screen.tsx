import { addDays, type PlannedMeeting } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../../lib/days.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { useToday } from "../../../lib/use-today.ts";
import { SelectFilter } from "../../ui/filter-field.tsx";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { meetingsQuery, requestsKey } from "../queries.ts";
import { dayAndTimeOf } from "../shop-clock.ts";
import { MeetingStatus } from "./meeting-status.tsx";

const spans = [
  ["1", "Today"],
  ["7", "The next 7 days"],
  ["28", "The next 4 weeks"],
  ["-28", "The last 4 weeks"],
] as const;

const usualSpan = "7";

/** Who meets which animal, and when. */
export default function MeetingsScreen() {
  const { params, change } = useAddress();
  const today = useToday();
  const span = spans.find(([days]) => days === params.get("days"))?.[0] ?? usualSpan;
  const days = Number(span);
  const [from, to] = days > 0 ? [today, addDays(today, days - 1)] : [addDays(today, days), addDays(today, -1)];
  const { data, isPending, isError, refetch } = useQuery(meetingsQuery(from, to));
  useStaffChanges(["adoption_requests", "shelter"], requestsKey);
  const columns = useColumns();
  return (
    <>
      <PageHeader title="Meetings" lead="Applicants and the animals they meet. Plan one from its adoption request." />
      <search className="mb-3 block max-w-60">
        <SelectFilter
          label="When"
          anyLabel={null}
          options={spans}
          value={span}
          onChange={(chosen) => change({ days: chosen === usualSpan ? "" : chosen })}
        />
      </search>
      {isError ? (
        <ErrorState text="The meetings could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Meetings"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ pet, customer }) => `${customer.name} and ${pet.name}`}
          rowLink={({ request_id: id }) => screenPath(`requests/${id}`)}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="No meetings" text="None is planned in this time." />}
        />
      )}
    </>
  );
}

function useColumns(): ListColumn<PlannedMeeting>[] {
  const { timeZone } = useSiteConfig().shop;
  const startOf = ({ starts_at: startsAt }: PlannedMeeting) => dayAndTimeOf(startsAt, timeZone);
  return [
    {
      id: "who",
      header: "Who",
      isFixed: true,
      wraps: true,
      cell: ({ customer, pet }) => `${customer.name} and ${pet.name}`,
    },
    { id: "day", header: "Day", cell: (meeting) => formatDay(startOf(meeting).date, "brief") },
    { id: "time", header: "Time", cell: (meeting) => startOf(meeting).time_slot },
    { id: "place", header: "Place", wraps: true, cell: ({ place }) => place },
    {
      id: "phone",
      header: "Phone",
      cell: ({ customer: { phone } }) => phone && <TextLink to={`tel:${phone}`}>{phone}</TextLink>,
    },
    { id: "assignee", header: "Assignee", wraps: true, cell: ({ assignee }) => assignee },
    { id: "status", header: "Status", cell: ({ status }) => <MeetingStatus status={status} /> },
  ];
}
