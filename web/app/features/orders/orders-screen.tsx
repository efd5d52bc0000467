import type { Order } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import * as paths from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { filterOrders, isFiltered, paginateOrders, pageSizes } from "./filter-orders.ts";
import { OrderFilterBar } from "./order-filter-bar.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { ordersQuery } from "./queries.ts";
import { useOrderFilters } from "./use-order-filters.ts";

export function OrdersScreen({ enabled }: { enabled: boolean }) {
  const { data: orders, isLoadingError } = useQuery({ ...ordersQuery, enabled });
  if (isLoadingError)
    return <ErrorState text="Failed to load orders. Please try again." onRetry={() => window.location.reload()} />;
  if (!orders)
    return (
      <div className="mt-6">
        <Spinner label="Loading your orders" className="sr-only" />
        <OrdersTable rows={[]} loading />
      </div>
    );
  return orders.length === 0 ? <NoOrders /> : <OrderList orders={orders} />;
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  const { filters, page: requestedPage, pageSize, setFilter, setPage, setPageSize, clear } = useOrderFilters();
  const filtered = filterOrders(orders, filters);
  const { page, pageCount, rows } = paginateOrders(filtered, requestedPage, pageSize);
  return (
    <div className="mt-6 grid gap-6">
      <OrderFilterBar filters={filters} onChange={setFilter} onClear={clear} />
      <output className="text-ink-soft tabular-nums">
        Showing {rows.length} of {filtered.length} orders{isFiltered(filters) && " (filtered)"} · Page {page}
      </output>
      {rows.length === 0 ? <NoMatch onClear={clear} /> : <OrdersTable rows={rows} />}
      <Pagination
        label="Orders"
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        pageSize={pageSize}
        pageSizes={pageSizes}
        onPageSizeChange={setPageSize}
      />
    </div>
  );
}

const NoOrders = () => (
  <EmptyState
    title="No orders found"
    text="You haven't placed any orders yet."
    illustration={<EmptyStateIllustration name="empty-orders" />}
    action={<ButtonLink to={paths.gearShop}>Start Shopping</ButtonLink>}
  />
);

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No orders found"
    text="No orders match your filters"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all orders
      </Button>
    }
  />
);
