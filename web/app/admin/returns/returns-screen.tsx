import { returnFilters, type ReturnFilters, returnSorts } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type ListAddress, useListAddress } from "../ui/use-list-address.ts";
import { returnsKey, returnsQuery } from "./queries.ts";
import { defaultReturnColumns, returnColumns } from "./return-columns.tsx";
import { returnStatusOptions } from "./return-status.tsx";

const isValid = (name: keyof ReturnFilters) => (value: string) => returnFilters.shape[name].safeParse(value).success;

const addressOptions = {
  filters: { status: isValid("status"), text: isValid("text") },
  sorts: returnSorts,
  columns: returnColumns,
  defaultColumns: defaultReturnColumns,
};

export default function ReturnsScreen() {
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns } = address;
  const query = { status: filters.status, text: filters.text, sort, cursor };
  const { data, isPending, isError, refetch } = useQuery(returnsQuery(query));
  useStaffChanges(["orders"], returnsKey);
  return (
    <>
      <PageHeader
        title="Returns"
        actions={<ColumnMenu columns={returnColumns} visible={visibleColumns} onToggle={address.toggleColumn} />}
      />
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
          selection={undefined}
          empty={<EmptyState title={address.hasFilters ? "No return matches these filters" : "No returns yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}

const Filters = ({ address: { filters, setFilter } }: { address: ListAddress<keyof ReturnFilters> }) => (
  <search className="mb-3 grid grid-cols-2 items-end gap-2 lg:grid-cols-4">
    <TextFilter
      label="Search"
      placeholder="Order or name"
      value={filters.text}
      onChange={(value) => setFilter("text", value)}
    />
    <SelectFilter
      label="Status"
      options={returnStatusOptions}
      value={filters.status}
      onChange={(value) => setFilter("status", value)}
    />
  </search>
);
