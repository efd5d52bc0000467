import type { StockValueReport as Report } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDollars } from "../../lib/money.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { stockValueQuery } from "./queries.ts";
import { PartChart } from "./sales-chart.tsx";

const columns: readonly ListColumn<Report["rows"][number]>[] = [
  { id: "category", header: "Category", wraps: true, cell: ({ category }) => category },
  { id: "gears", header: "Gears", align: "end", cell: ({ gears }) => gears },
  { id: "units", header: "Units on hand", align: "end", cell: ({ units }) => units },
  { id: "value", header: "Value", align: "end", cell: ({ value }) => formatDollars(value) },
];

export function StockValueReport() {
  const { data, isError, refetch } = useQuery(stockValueQuery);
  if (isError) return <ErrorState text="The report could not be made." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { total, rows } = data;
  return (
    <div className="grid gap-4">
      <div>
        <ExportButton path="/api/staff/reports/stock-value.csv" query={{}} />
      </div>
      <Panel title={`${formatDollars(total.value)} on the shelf`}>
        <p className="mb-3 text-ink-soft">
          {total.units} units of {total.gears} gears, at today&apos;s prices.
        </p>
        <PartChart bars={rows.map(({ category, value }) => ({ key: category, label: category, value }))} />
      </Panel>
      <ListTable
        caption="Stock value by category"
        columns={columns}
        rows={rows}
        rowKey={({ category }) => category}
        rowLabel={({ category }) => category}
        sort=""
        onSort={() => {}}
        empty={<EmptyState title="No gears yet" />}
      />
    </div>
  );
}
