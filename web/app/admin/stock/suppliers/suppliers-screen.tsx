import type { Supplier } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { suppliersQuery } from "../queries.ts";
import { SupplierModal } from "./supplier-modal.tsx";

const columns: readonly ListColumn<Supplier>[] = [
  { id: "name", header: "Name", isFixed: true, wraps: true, cell: ({ name }) => name },
  { id: "contact", header: "Contact", wraps: true, cell: ({ contact_name }) => contact_name },
  { id: "email", header: "Email", wraps: true, cell: ({ email }) => email },
  { id: "phone", header: "Phone", cell: ({ phone }) => phone },
  { id: "lead", header: "Lead time", align: "end", cell: ({ lead_days }) => `${lead_days} days` },
  { id: "gears", header: "Gears", align: "end", cell: ({ gears }) => gears },
];

export default function SuppliersScreen() {
  const { data, isPending, isError, refetch } = useQuery(suppliersQuery);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="Suppliers"
        actions={
          <Button size="small" icon={Plus} onClick={() => setIsAdding(true)}>
            Add supplier
          </Button>
        }
      />
      {isError ? (
        <ErrorState text="The suppliers could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Suppliers"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`suppliers/${id}`)}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="No suppliers yet" text="Add those whom the shop buys from." />}
        />
      )}
      {isAdding && <SupplierModal supplier={undefined} onClose={() => setIsAdding(false)} />}
    </>
  );
}
