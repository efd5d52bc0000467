import type { Delivery } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { PackagePlus } from "lucide-react";
import { formatDateTime } from "../../../lib/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { ListPager } from "../../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useListAddress } from "../../ui/use-list-address.ts";
import { deliveriesQuery, stockKey } from "../queries.ts";

const columns: readonly ListColumn<Delivery>[] = [
  { id: "delivery", header: "Delivery", isFixed: true, cell: ({ id }) => `Delivery ${id}` },
  { id: "time", header: "Received", cell: ({ received_at }) => formatDateTime(received_at) },
  { id: "supplier", header: "Supplier", wraps: true, cell: ({ supplier }) => supplier.name },
  { id: "reference", header: "Delivery note", wraps: true, cell: ({ reference }) => reference },
  { id: "person", header: "Person", cell: ({ staff }) => staff },
  { id: "units", header: "Units", align: "end", cell: ({ units }) => units },
];

const addressOptions = { sorts: ["-date"] as const, columns, defaultColumns: columns.map(({ id }) => id) };

export default function DeliveriesScreen() {
  const { cursor, pageLink } = useListAddress(addressOptions);
  const { data, isPending, isError, refetch } = useQuery(deliveriesQuery(cursor));
  useStaffChanges(["gears"], stockKey);
  return (
    <>
      <PageHeader
        title="Deliveries"
        actions={
          <ButtonLink size="small" icon={PackagePlus} to={screenPath("deliveries/new")}>
            Receive delivery
          </ButtonLink>
        }
      />
      {isError ? (
        <ErrorState text="The deliveries could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Deliveries"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ id }) => `delivery ${id}`}
          rowLink={({ id }) => screenPath(`deliveries/${id}`)}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="Nothing was delivered yet" />}
        />
      )}
      {data && <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={pageLink} />}
    </>
  );
}
