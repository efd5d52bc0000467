import { pluralize, type StockValueReport as Report } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatDollars } from "../../lib/money.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { Panel } from "../ui/panel.tsx";
import { stockValueQuery } from "./queries.ts";
import { PartChart } from "./report-chart.tsx";
import { type ReportColumn, ReportTable } from "./report-table.tsx";

type Row = Report["rows"][number];

const columns: [ReportColumn<Row>, ...ReportColumn<Row>[]] = [
  { id: "category", header: "Category", cell: ({ category }) => category },
  { id: "value", header: "Value", cell: ({ value }) => formatDollars(value) },
  { id: "gears", header: "Gears", cell: ({ gears }) => formatCount(gears) },
  { id: "units", header: "Units on hand", cell: ({ units }) => formatCount(units) },
];

export function StockValueReport() {
  const { data, isError, refetch } = useQuery(stockValueQuery);
  if (isError) return <ErrorState text="The report could not be made." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { total, rows } = data;
  if (rows.length === 0) return <EmptyState title="No gears yet" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <ExportButton path="/api/staff/reports/stock-value.csv" query={{}} />
      </div>
      <Panel title={`${formatDollars(total.value)} on the shelf`}>
        <p className="mb-3 text-ink-soft">
          {pluralize(total.units, "unit")} of {pluralize(total.gears, "gear")}, at today&apos;s prices.
        </p>
        <PartChart
          bars={rows.map(({ category, value }) => ({ key: category, label: category, value }))}
          format={formatDollars}
        />
      </Panel>
      <ReportTable
        caption="Stock value by category"
        columns={columns}
        rows={rows}
        rowKey={({ category }) => category}
      />
    </div>
  );
}
