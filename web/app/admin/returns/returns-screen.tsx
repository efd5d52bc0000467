import { returnFilters, type ReturnFilters, returnSorts } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type ListAddress, useListAddress } from "../ui/use-list-address.ts";
import { returnsKey, returnsQuery } from "./queries.ts";
import { defaultReturnColumns, returnColumns } from "./return-columns.tsx";
import { returnStatusOptions } from "./return-status.tsx";

const addressOptions = {
  filters: returnFilters,
  sorts: returnSorts,
  columns: returnColumns,
  defaultColumns: defaultReturnColumns,
};

export default function ReturnsScreen() {
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { status, text } = filters;
  const { data, isPending, isError, refetch } = useQuery(returnsQuery({ status, text, sort, cursor }));
  useStaffChanges(["orders"], returnsKey);
  return (
    <>
      <PageHeader
        title="Returns"
        actions={
          <>
            <ColumnMenu columns={returnColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            <ExportButton path="/api/staff/returns.csv" query={{ ...filters, sort }} />
          </>
        }
      />
      <SavedViews list="returns" query={query} />
      <Filters address={address} />
      {isError ? (
        <ErrorState text="The returns could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Returns"
          columns={returnColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ id }) => `return ${id}`}
          rowLink={({ id }) => screenPath(`returns/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No return matches these filters" : "No returns yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}

const Filters = ({ address }: { address: ListAddress<keyof ReturnFilters> }) => (
  <FilterBar address={address} className="lg:grid-cols-4">
    <TextFilter label="Search" placeholder="Order or name" {...address.bind("text")} />
    <SelectFilter label="Status" options={returnStatusOptions} {...address.bind("status")} />
  </FilterBar>
);
