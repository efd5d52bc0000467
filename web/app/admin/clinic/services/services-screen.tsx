import type { StaffService } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { formatDollars } from "../../../lib/money.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { InUse } from "../in-use.tsx";
import { kindNames } from "../kind-names.ts";
import { orderColumn, useOrder } from "../order-buttons.tsx";
import { clinicKey, servicesQuery } from "../queries.ts";

export default function ServicesScreen() {
  const { data = [], isPending, isError, refetch } = useQuery(servicesQuery);
  const { mutate: order } = useOrder((ids) => staffApi.orderServices({ body: { ids } }));
  useStaffChanges(["clinic"], clinicKey);
  return (
    <>
      <PageHeader
        title="Services"
        lead="Customers see them in this order."
        actions={
          <ButtonLink size="small" icon={Plus} to={screenPath("services/new")}>
            Add service
          </ButtonLink>
        }
      />
      {isError ? (
        <ErrorState text="The services could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Services"
          columns={[...columns, orderColumn(data, order)]}
          rows={data}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`services/${id}`)}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="No services yet" text="Add what customers can book." />}
        />
      )}
    </>
  );
}

const columns: readonly ListColumn<StaffService>[] = [
  { id: "name", header: "Name", isFixed: true, wraps: true, cell: ({ name }) => name },
  { id: "minutes", header: "Minutes", align: "end", cell: ({ minutes }) => minutes },
  {
    id: "price",
    header: "Price",
    align: "end",
    cell: ({ price_cents: cents }) => cents !== null && formatDollars(cents / 100),
  },
  { id: "needs", header: "Needs", wraps: true, cell: ({ needs }) => needs.map((kind) => kindNames[kind]).join(", ") },
  { id: "species", header: "For", wraps: true, cell: ({ species }) => species.join(", ") || "Every species" },
  { id: "online", header: "Booked by", cell: ({ is_online }) => (is_online ? "Everybody" : "Staff") },
  { id: "state", header: "State", cell: ({ is_archived }) => <InUse isOver={is_archived} word="Archived" /> },
];
