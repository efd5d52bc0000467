import { cashFilters, cashSorts, type CashState } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatDollars } from "../../lib/money.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { DateFilter, SelectFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { cashColumnIds, cashColumns } from "./cash-columns.tsx";
import { cashQuery, ordersKey } from "./queries.ts";

const addressOptions = {
  filters: cashFilters,
  sorts: cashSorts,
  columns: cashColumns,
  defaultColumns: cashColumnIds,
};

const emptyTexts: Record<CashState, string> = {
  differs: "Nothing differs: all that was collected is what was due",
  open: "All that was delivered is collected",
  collected: "No cash has been collected yet",
};

/** Cash on delivery: what differs from what was due, and what is still to come. */
export default function CashScreen() {
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, query } = address;
  const state = (filters.state ?? "differs") as CashState;
  const { data, isPending, isError, refetch } = useQuery(
    cashQuery({ state, from: filters.from, to: filters.to, sort, cursor }),
  );
  useStaffChanges(["orders"], ordersKey);
  return (
    <>
      <PageHeader
        title="Cash on delivery"
        lead="What was collected at the door, and what was due."
        actions={<ExportButton path="/api/staff/cash.csv" query={{ ...filters, sort }} />}
      />
      <SavedViews list="cash" query={query} />
      <FilterBar address={address} className="md:grid-cols-4">
        <div className="col-span-2 md:col-span-1">
          <SelectFilter
            label="Show"
            anyLabel="Differences"
            options={[
              ["open", "Delivered, not collected"],
              ["collected", "All collected"],
            ]}
            value={filters.state === "differs" ? "" : filters.state}
            onChange={(value) => address.setFilter("state", value)}
          />
        </div>
        <DateFilter label="From" {...address.bind("from")} />
        <DateFilter label="To" {...address.bind("to")} />
      </FilterBar>
      {data && <Sums sums={data.sums} />}
      {isError ? (
        <ErrorState text="The report could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Cash on delivery"
          columns={cashColumns.filter(({ id }) => state !== "open" || !collectedColumns.has(id))}
          rows={data?.rows ?? []}
          rowKey={({ transaction_id: id }) => id}
          rowLabel={({ transaction_id: id }) => `order ${id}`}
          rowLink={({ transaction_id: id }) => screenPath(`orders/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={emptyTexts[state]} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}

const collectedColumns = new Set(["by", "collected", "difference"]);

interface SumsProps {
  sums: { count: number; due: number; collected: number; difference: number };
}

/** Of all pages. */
const Sums = ({ sums: { count, due, collected, difference } }: SumsProps) => (
  <dl className="mb-3 grid grid-cols-2 gap-2 tabular-nums md:grid-cols-4">
    {[
      ["Orders", formatCount(count)],
      ["Due", formatDollars(due)],
      ["Collected", formatDollars(collected)],
      ["Difference", formatDollars(difference)],
    ].map(([label, value]) => (
      <div key={label} className="rounded-small border border-line bg-surface px-3 py-2">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-lead font-bold">{value}</dd>
      </div>
    ))}
  </dl>
);
