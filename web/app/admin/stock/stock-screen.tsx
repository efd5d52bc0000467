import { stockSorts, stockFilters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { PackagePlus } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { stockKey, stockListQuery } from "./queries.ts";
import { defaultStockColumns, stockColumns } from "./stock-columns.tsx";
import { StockFilters } from "./stock-filters.tsx";

const addressOptions = {
  filters: stockFilters,
  sorts: stockSorts,
  columns: stockColumns,
  defaultColumns: defaultStockColumns,
};

export default function StockScreen() {
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(stockListQuery({ ...filters, sort, cursor }));
  useStaffChanges(["gears"], stockKey);
  return (
    <>
      <PageHeader
        title="Stock"
        actions={
          <>
            <ColumnMenu columns={stockColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            <ExportButton path="/api/staff/stock.csv" query={{ ...filters, sort }} />
            <ButtonLink size="small" icon={PackagePlus} to={screenPath("deliveries/new")}>
              Receive delivery
            </ButtonLink>
          </>
        }
      />
      <SavedViews list="stock" query={query} />
      <StockFilters address={address} />
      {isError ? (
        <ErrorState text="The stock could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Stock"
          columns={stockColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`stock/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No gear matches these filters" : "No gears yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}
