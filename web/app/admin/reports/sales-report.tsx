import { type SalesGrouping, salesGroupings, type SalesReport as Report, type SalesRow } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { pluralize } from "../../lib/pluralize.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { DateFilter, SelectFilter } from "../ui/filter-field.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { changeSince } from "./change-since.ts";
import { salesReportQuery } from "./queries.ts";
import { ChartLegend, PartChart, TimeChart } from "./sales-chart.tsx";

const groupingLabels: Record<SalesGrouping, string> = {
  day: "Day",
  week: "Week",
  gear: "Gear",
  category: "Category",
  country: "Country",
  payment: "Payment",
};
const groupingOptions = salesGroupings.map((by) => [by, groupingLabels[by]] as const);

const columnsOf = (by: SalesGrouping): readonly ListColumn<SalesRow>[] => [
  { id: "label", header: groupingLabels[by], wraps: true, cell: ({ label }) => label },
  { id: "orders", header: "Orders", align: "end", cell: ({ now }) => now.orders },
  { id: "units", header: "Units", align: "end", cell: ({ now }) => now.units },
  { id: "amount", header: "Sales", align: "end", cell: ({ now }) => formatDollars(now.amount) },
  { id: "before", header: "Before", align: "end", cell: ({ before }) => formatDollars(before.amount) },
  { id: "change", header: "Change", align: "end", cell: ({ now, before }) => changeSince(before.amount, now.amount) },
];

interface SalesReportProps {
  by: SalesGrouping;
  from: string;
  to: string;
  onChange: (name: "by" | "from" | "to", value: string) => void;
}

export function SalesReport({ by, from, to, onChange }: SalesReportProps) {
  const { data, error, isError, refetch } = useQuery(salesReportQuery({ by, from, to }));
  const bind = (name: "by" | "from" | "to", value: string) => ({
    value,
    onChange: (chosen: string) => onChange(name, chosen),
  });
  return (
    <div className="grid gap-4">
      <search className="grid grid-cols-2 items-end gap-2 md:grid-cols-4">
        <SelectFilter label="By" anyLabel={null} options={groupingOptions} {...bind("by", by)} />
        <DateFilter label="From" {...bind("from", from)} />
        <DateFilter label="To" {...bind("to", to)} />
        <div>
          <ExportButton path="/api/staff/reports/sales.csv" query={{ by, from, to }} />
        </div>
      </search>
      {isError && (
        <ErrorState text={errorMessage(error, "The report could not be made.")} onRetry={() => void refetch()} />
      )}
      {!isError && (data ? <Sales report={data} by={by} /> : <Skeleton className="h-96" />)}
    </div>
  );
}

function Sales({ report, by }: { report: Report; by: SalesGrouping }) {
  const { total, before, rows, row_count: rowCount } = report;
  const isInTime = by === "day" || by === "week";
  const bars = rows.map(({ key, label, now, before: earlier }) => ({
    key,
    label,
    value: now.amount,
    before: earlier.amount,
  }));
  return (
    <>
      <Panel title={`${formatDollars(total.now.amount)} in ${pluralize(total.now.orders, "order")}`}>
        <p className="mb-3 text-ink-soft">
          {formatDollars(total.before.amount)} in {pluralize(total.before.orders, "order")} from {before.from} to{" "}
          {before.to}
          {total.before.amount > 0 && `, ${changeSince(total.before.amount, total.now.amount)}`}.
        </p>
        {isInTime ? <TimeChart rows={rows} /> : <PartChart bars={bars} />}
        <ChartLegend />
      </Panel>
      {rowCount > rows.length && (
        <p className="text-ink-soft">
          The first {rows.length} of {rowCount}. The file has all.
        </p>
      )}
      <ListTable
        caption={`Sales by ${groupingLabels[by].toLowerCase()}`}
        columns={columnsOf(by)}
        rows={rows}
        rowKey={({ key }) => key}
        rowLabel={({ label }) => label}
        sort=""
        onSort={() => {}}
        empty={<EmptyState title="Nothing was sold in this period" />}
      />
    </>
  );
}
