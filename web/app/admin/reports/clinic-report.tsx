import { type ClinicReport as Report, pluralize, type ResourceUse, type ServiceUse } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/empty-state.tsx";
import { kindNames } from "../clinic/kind-names.ts";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { PeriodReport } from "./period-report.tsx";
import { clinicReportQuery } from "./queries.ts";
import { PartChart } from "./report-chart.tsx";
import type { ReportProps } from "./use-report-address.ts";

export function ClinicReport({ address }: ReportProps) {
  const result = useQuery(clinicReportQuery(address.period));
  return (
    <PeriodReport address={address} exportPath="/api/staff/reports/clinic.csv" result={result}>
      {(report) => <Utilisation report={report} />}
    </PeriodReport>
  );
}

const hours = (minutes: number): string => (minutes / 60).toFixed(1);

/** Of its working time; without any there is nothing to compare with. */
const shareOf = ({ booked_minutes: booked, working_minutes: working }: ResourceUse): number | null =>
  working ? (booked / working) * 100 : null;

const formatShare = (share: number): string => (share > 0 && share < 1 ? "<1%" : `${Math.round(share)}%`);

function showShare(row: ResourceUse): string {
  const share = shareOf(row);
  return share === null ? "" : formatShare(share);
}

const resourceColumns: readonly ListColumn<ResourceUse>[] = [
  { id: "name", header: "Name", wraps: true, cell: ({ name }) => name },
  { id: "kind", header: "Kind", cell: ({ kind }) => kindNames[kind] },
  { id: "visits", header: "Visits", align: "end", cell: ({ visits }) => visits },
  { id: "no-shows", header: "No-shows", align: "end", cell: ({ no_shows: noShows }) => noShows },
  { id: "booked", header: "Booked hours", align: "end", cell: ({ booked_minutes: minutes }) => hours(minutes) },
  {
    id: "working",
    header: "Working hours",
    align: "end",
    cell: ({ working_minutes: minutes }) => (minutes === null ? "Retired" : hours(minutes)),
  },
  { id: "share", header: "Used", align: "end", cell: showShare },
];

const serviceColumns: readonly ListColumn<ServiceUse>[] = [
  { id: "name", header: "Service", wraps: true, cell: ({ name }) => name },
  { id: "visits", header: "Visits", align: "end", cell: ({ visits }) => visits },
  { id: "no-shows", header: "No-shows", align: "end", cell: ({ no_shows: noShows }) => noShows },
  { id: "cancelled", header: "Cancelled", align: "end", cell: ({ cancelled }) => cancelled },
  { id: "booked", header: "Booked hours", align: "end", cell: ({ booked_minutes: minutes }) => hours(minutes) },
];

const noSort = { sort: "", onSort: () => {} };

const Utilisation = ({ report: { total, resources, services, ...lead } }: { report: Report }) => (
  <>
    <Panel
      title={`${pluralize(total.visits, "visit")}, ${pluralize(total.no_shows, "no-show")}, ${total.cancelled} cancelled`}
    >
      <p className="mb-3 text-ink-soft">
        How much of its working time is booked, in percent. Working time is by today&apos;s hours, without blocks.
      </p>
      <PartChart
        bars={resources.map((row) => ({ key: String(row.id), label: row.name, value: shareOf(row) ?? 0 }))}
        format={formatShare}
        whole={100}
      />
    </Panel>
    <Panel title="By person, room and equipment">
      <ListTable
        caption="By person, room and equipment"
        columns={resourceColumns}
        rows={resources}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        {...noSort}
        empty={<EmptyState title="Nobody is on the calendar yet" />}
      />
    </Panel>
    <Panel title="By service">
      <ListTable
        caption="By service"
        columns={serviceColumns}
        rows={services}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        {...noSort}
        empty={<EmptyState title="No services yet" />}
      />
    </Panel>
    <LeadTimes {...lead} />
  </>
);

/** From booking to visit. */
function LeadTimes({ median_lead_hours: median, lead_times: times }: Pick<Report, "median_lead_hours" | "lead_times">) {
  return (
    <Panel title={median === null ? "Nothing was booked ahead" : `Booked ${describeHours(median)} ahead`}>
      <p className="mb-3 text-ink-soft">
        The median from booking to visit, without walk-ins, and how many visits were booked how early.
      </p>
      <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {times.map(({ up_to_days: days, visits }, index) => (
          <div key={days ?? "longer"} className="contents">
            <dt className="text-ink-soft">{describeRange(times[index - 1]?.up_to_days ?? null, days)}</dt>
            <dd className="text-end">{visits}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function describeHours(count: number): string {
  if (count < 1) return "less than an hour";
  return count < 48 ? pluralize(Math.round(count), "hour") : pluralize(Math.round(count / 24), "day");
}

function describeRange(from: number | null, to: number | null): string {
  if (from === null) return `Less than ${pluralize(to ?? 0, "day")}`;
  return to === null ? `${from} days or more` : `${from} to ${to} days`;
}
