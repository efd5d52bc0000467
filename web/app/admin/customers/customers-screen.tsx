import {
  type CustomerFilters as Filters,
  customerFilters,
  type CustomerListItem,
  customerSorts,
} from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { DateFilter, TextFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type ListAddress, useListAddress } from "../ui/use-list-address.ts";
import { customersQuery } from "./queries.ts";

const nameAndDate: readonly ListColumn<CustomerListItem>[] = [
  { id: "name", header: "Name", isFixed: true, wraps: true, cell: ({ name }) => name },
  { id: "since", header: "Since", sort: "since", cell: ({ member_since }) => formatDate(member_since) },
];

/** Only for roles that deal with orders; others do not get these from the server. */
const contactColumns: readonly ListColumn<CustomerListItem>[] = [
  {
    id: "email",
    header: "Email",
    wraps: true,
    cell: ({ contact }) =>
      contact && (
        <span className="inline-flex flex-wrap items-center gap-2 @max-2xl:justify-end">
          {contact.email}
          {!contact.email_confirmed && <Badge tone="amber">Not confirmed</Badge>}
        </span>
      ),
  },
  { id: "orders", header: "Orders", align: "end", cell: ({ contact }) => contact?.orders ?? "" },
  {
    id: "last-order",
    header: "Last order",
    cell: ({ contact }) => (contact?.last_order_at ? formatDate(contact.last_order_at) : ""),
  },
];

export default function CustomersScreen() {
  const { can } = useStaffSession();
  const columns = can("customers.read_orders") ? [...nameAndDate, ...contactColumns] : nameAndDate;
  const address = useListAddress({
    filters: customerFilters,
    sorts: customerSorts,
    columns,
    defaultColumns: columns.map(({ id }) => id),
  });
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(customersQuery({ ...filters, sort, cursor }));
  return (
    <>
      <PageHeader
        title="Customers"
        lead={!can("customers.read_orders") && "Those whom your role deals with."}
        actions={
          <>
            <ColumnMenu columns={columns} visible={visibleColumns} onToggle={address.toggleColumn} />
            {can("people.export") && <ExportButton path="/api/staff/customers.csv" query={{ ...filters, sort }} />}
          </>
        }
      />
      <SavedViews list="customers" query={query} />
      <CustomerFilters address={address} />
      {isError ? (
        <ErrorState text="The customers could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Customers"
          columns={columns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`customers/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No customer matches these filters" : "No customers yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}

const CustomerFilters = ({ address }: { address: ListAddress<keyof Filters> }) => {
  const { bind } = address;
  return (
    <FilterBar address={address} className="md:grid-cols-4">
      <div className="col-span-2">
        <TextFilter label="Search" placeholder="Name, email or phone" {...bind("text")} />
      </div>
      <DateFilter label="Customer from" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
    </FilterBar>
  );
};
