import { pluralize, type StayReport as Report } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../lib/days.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { PeriodReport } from "./period-report.tsx";
import { stayReportQuery } from "./queries.ts";
import { PartChart } from "./report-chart.tsx";
import { countText } from "./report-shape.ts";
import type { ReportProps } from "./use-report-address.ts";

/** How long animals stay, and how they leave. */
export function StayReport({ address }: ReportProps) {
  const result = useQuery(stayReportQuery(address.period));
  return (
    <PeriodReport address={address} exportPath="/api/staff/reports/stays.csv" result={result}>
      {(report) => <Stays report={report} />}
    </PeriodReport>
  );
}

type TypeRow = Report["by_type"][number];
type LongestRow = Report["longest"][number];

const average = (days: number | null) => (days === null ? "" : days.toFixed(1));

const typeColumns: readonly ListColumn<TypeRow>[] = [
  { id: "type", header: "Type", cell: ({ type }) => type },
  { id: "here", header: "In the shelter", align: "end", cell: ({ in_shelter: here }) => countText(here) },
  { id: "arrived", header: "Arrived", align: "end", cell: ({ arrived }) => countText(arrived) },
  { id: "ended", header: "Left", align: "end", cell: ({ ended }) => countText(ended) },
  { id: "adopted", header: "Adopted", align: "end", cell: ({ adopted }) => countText(adopted) },
  { id: "owner", header: "To the owner", align: "end", cell: ({ returned_to_owner: count }) => countText(count) },
  { id: "transferred", header: "Transferred", align: "end", cell: ({ transferred }) => countText(transferred) },
  { id: "died", header: "Died", align: "end", cell: ({ died }) => countText(died) },
  { id: "days", header: "Days on average", align: "end", cell: ({ average_days: days }) => average(days) },
];

const longestColumns: readonly ListColumn<LongestRow>[] = [
  { id: "name", header: "Animal", wraps: true, cell: ({ name }) => name },
  { id: "type", header: "Type", cell: ({ type }) => type },
  { id: "since", header: "Since", cell: ({ arrived_on: day }) => formatDay(day, "date") },
  { id: "days", header: "Days", align: "end", cell: ({ days }) => days },
];

const noSort = { sort: "", onSort: () => {} };

const Stays = ({ report: { by_type: types, longest, ...total } }: { report: Report }) => (
  <>
    <Panel title={headline(total)}>
      <p className="text-ink-soft">{describe(total)}</p>
      {total.ended > 0 && <AverageChart types={types} />}
    </Panel>
    <Panel title="By type">
      <ListTable
        caption="Stays by type"
        columns={typeColumns}
        rows={types}
        rowKey={({ type }) => type}
        rowLabel={({ type }) => type}
        {...noSort}
        empty={<EmptyState title="No animals in this period" />}
      />
    </Panel>
    <Panel title="Waiting longest">
      <ListTable
        caption="The animals that have waited longest"
        columns={longestColumns}
        rows={longest}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        rowLink={({ id }) => screenPath(`animals/${id}`)}
        {...noSort}
        empty={<EmptyState title="No animals in the shelter" />}
      />
    </Panel>
  </>
);

const AverageChart = ({ types }: { types: readonly TypeRow[] }) => (
  <>
    <p className="mt-3 mb-1 font-bold">Days on average</p>
    <PartChart
      bars={types.flatMap(({ type, average_days: days }) =>
        days === null ? [] : [{ key: type, label: type, value: days }],
      )}
      format={(days) => days.toFixed(1)}
    />
  </>
);

type Totals = Omit<Report, "by_type" | "longest">;

const headline = ({ in_shelter: here, ended }: Totals) =>
  `${pluralize(here, "animal")} in the shelter, ${ended} left in this period`;

const describe = ({ median_days: median, average_days: days }: Totals) =>
  median === null || days === null
    ? "Nobody left in this period."
    : `Of those that left, half stayed at most ${pluralize(Math.round(median), "day")}; the average is ${average(days)} days.`;
