import { orderSorts, orderFilters } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { auditKey } from "../audit/queries.ts";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { BulkProgress } from "../lists/bulk-progress.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { defaultOrderColumns, orderColumns } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { ordersKey, ordersQuery } from "./queries.ts";
import { ShipBar } from "./ship-bar.tsx";
import { useListSelection } from "../ui/use-list-selection.ts";

const addressOptions = {
  filters: orderFilters,
  sorts: orderSorts,
  columns: orderColumns,
  defaultColumns: defaultOrderColumns,
};

export default function OrdersScreen() {
  const { can } = useStaffSession();
  const queryClient = useQueryClient();
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(ordersQuery({ ...noFilters, ...filters, sort, cursor }));
  useStaffChanges(["orders"], ordersKey);
  const selection = useListSelection(query);
  const job = Number(address.param("job"));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ordersKey });
    void queryClient.invalidateQueries({ queryKey: auditKey });
  };
  return (
    <>
      <PageHeader
        title="Orders"
        actions={
          <>
            <ColumnMenu columns={orderColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            <ExportButton path="/api/staff/orders.csv" query={{ ...filters, sort }} />
          </>
        }
      />
      <SavedViews list="orders" query={query} />
      <OrderFilters address={address} />
      {job > 0 && (
        <BulkProgress
          jobId={job}
          title="Marking orders as shipping"
          onProgress={refresh}
          onDismiss={() => address.setParam("job", "")}
        />
      )}
      {isError ? (
        <ErrorState text="The orders could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Orders"
          columns={orderColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ transaction_id }) => transaction_id}
          rowLabel={({ transaction_id }) => `order ${transaction_id}`}
          rowLink={({ transaction_id }) => screenPath(`orders/${transaction_id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          selection={can("orders.ship") ? selection : undefined}
          empty={<EmptyState title={address.hasFilters ? "No order matches these filters" : "No orders yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
      {selection.selected.size > 0 && (
        <ShipBar
          selection={selection}
          filters={filters}
          hasMore={data?.next_cursor !== null || cursor !== undefined}
          onStarted={(id) => address.setParam("job", String(id))}
        />
      )}
    </>
  );
}

const noFilters = {
  status: undefined,
  payment: undefined,
  problem: undefined,
  country: undefined,
  customer: undefined,
  text: undefined,
  from: undefined,
  to: undefined,
};
