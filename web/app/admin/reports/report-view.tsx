import { isInTime, type Report, type ReportGrouping, type ReportRow } from "@pawhaven/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDay } from "../../lib/days.ts";
import { formatCount } from "../../lib/money.ts";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { Panel } from "../ui/panel.tsx";
import { changeSince } from "./change-since.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ChartLegend, PartChart, TimeChart } from "./report-chart.tsx";
import { type ReportColumn, ReportTable } from "./report-table.tsx";
import { groupingLabels, type ReportShape } from "./report-shape.ts";
import type { ReportChoice, ReportProps } from "./use-report-address.ts";

interface ReportViewProps<Figures> extends ReportProps {
  shape: ReportShape<Figures>;
  groupings: readonly ReportGrouping[];
  choice: ReportChoice;
  result: Result<Figures>;
}

type Result<Figures> = Pick<
  UseQueryResult<Report<Figures>>,
  "data" | "error" | "isError" | "isPlaceholderData" | "refetch"
>;

/** A report as chart, table and file. */
export const ReportView = <Figures,>({ shape, groupings, choice, result, address }: ReportViewProps<Figures>) => (
  <div className="grid grid-cols-1 gap-4">
    <ReportFilters choice={choice} groupings={groupings} file={shape.file} onChange={address.change} />
    <ReportBody shape={shape} by={choice.by} result={result} />
  </div>
);

interface ReportBodyProps<Figures> {
  shape: ReportShape<Figures>;
  by: ReportGrouping;
  result: Result<Figures>;
}

function ReportBody<Figures>({ shape, by, result }: ReportBodyProps<Figures>) {
  const { data, error, isError, isPlaceholderData, refetch } = result;
  if (isError)
    return <ErrorState text={errorMessage(error, "The report could not be made.")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (shape.isEmpty(data.total)) return <EmptyState title={shape.empty} text="Nor in the period before." />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames("grid grid-cols-1 gap-4 transition-opacity", isPlaceholderData && "opacity-50")}
    >
      <Summary shape={shape} by={by} report={data} />
      {data.row_count > data.rows.length && (
        <p className="text-ink-soft">
          The first {data.rows.length} of {formatCount(data.row_count)}. The file has all.
        </p>
      )}
      <ReportTable
        caption={`${shape.title} by ${groupingLabels[by].toLowerCase()}`}
        columns={columnsOf(shape, by)}
        rows={data.rows}
        rowKey={({ key }) => key}
      />
    </div>
  );
}

function Summary<Figures>({
  shape,
  by,
  report,
}: {
  shape: ReportShape<Figures>;
  by: ReportGrouping;
  report: Report<Figures>;
}) {
  const { main, headline, details } = shape;
  const { total, before, rows } = report;
  const bars = rows.map((row) => ({
    key: row.key,
    label: isInTime(by) ? formatDay(row.key, "brief") : row.label,
    value: main.of(row.now),
    before: main.of(row.before),
  }));
  const change = changeSince(main.of(total.before), main.of(total.now));
  const Chart = isInTime(by) ? TimeChart : PartChart;
  return (
    <Panel title={headline(total.now)}>
      <p>{details(total.now)}</p>
      <p className="mb-3 text-ink-soft">
        Before, from {formatDay(before.from, "short")} to {formatDay(before.to, "short")}: {headline(total.before)}
        {change && <strong className="text-ink"> ({change})</strong>}
      </p>
      <Chart bars={bars} format={main.format} />
      <ChartLegend figure={main.name} />
    </Panel>
  );
}

/** What is compared comes first, so that it is seen without scrolling. */
function columnsOf<Figures>(
  { columns, main }: ReportShape<Figures>,
  by: ReportGrouping,
): [ReportColumn<ReportRow<Figures>>, ...ReportColumn<ReportRow<Figures>>[]] {
  const mainText = (figures: Figures) => (main.of(figures) === 0 ? "" : main.format(main.of(figures)));
  return [
    { id: "label", header: groupingLabels[by], cell: ({ key, label }) => <RowName by={by} id={key} label={label} /> },
    { id: "main", header: main.name, cell: ({ now }) => mainText(now) },
    { id: "before", header: "Before", cell: ({ before }) => mainText(before) },
    { id: "change", header: "Change", cell: ({ now, before }) => changeSince(main.of(before), main.of(now)) },
    ...columns.map(({ id, header, text }) => ({
      id,
      header,
      cell: ({ now }: ReportRow<Figures>) => text(now),
    })),
  ];
}

function RowName({ by, id, label }: { by: ReportGrouping; id: string; label: string }) {
  if (by === "gear") return <TextLink to={screenPath(`gears/${id}`)}>{label}</TextLink>;
  return isInTime(by) ? formatDay(id, "brief") : label;
}
