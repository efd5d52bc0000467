import type { StockMovement, StockReason } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { movementsQuery } from "./queries.ts";

export const reasonLabels: Record<StockReason, string> = {
  sold: "Sold",
  returned: "Returned",
  received: "Received",
  counted: "Counted",
  damaged: "Damaged",
  correction: "Correction",
};

export const signed = (units: number): string => (units > 0 ? `+${units}` : String(units).replace("-", "−"));

const columns: readonly ListColumn<StockMovement>[] = [
  { id: "time", header: "Time", cell: ({ at }) => formatDateTime(at) },
  { id: "reason", header: "Reason", cell: ({ reason }) => reasonLabels[reason] },
  { id: "units", header: "Units", align: "end", cell: ({ delta }) => signed(delta) },
  { id: "on_hand", header: "On hand", align: "end", cell: ({ on_hand }) => on_hand },
  { id: "origin", header: "With", cell: linkToOrigin },
  { id: "person", header: "Person", cell: ({ staff }) => staff },
  { id: "note", header: "Note", wraps: true, cell: ({ note }) => note },
];

/** The ledger of one gear, newest first. */
export function MovementTable({ gearId }: { gearId: number }) {
  const [cursor, setCursor] = useState<string>();
  const { data, isPending, isError, refetch } = useQuery(movementsQuery(gearId, cursor));
  if (isError) return <ErrorState text="The ledger could not be loaded." onRetry={() => void refetch()} />;
  return (
    <section aria-label="Ledger" className="grid gap-2">
      <ListTable
        caption="Ledger"
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ id }) => `movement ${id}`}
        sort=""
        onSort={() => {}}
        isLoading={isPending}
        empty={<EmptyState title="Nothing has come or gone yet" />}
      />
      <div className="flex flex-wrap gap-2">
        {cursor && (
          <Button variant="secondary" size="small" onClick={() => setCursor(undefined)}>
            Newest
          </Button>
        )}
        {data?.next_cursor && (
          <Button variant="secondary" size="small" onClick={() => setCursor(data.next_cursor ?? undefined)}>
            Older movements
          </Button>
        )}
      </div>
    </section>
  );
}

/** A cell without content is left out of a card, so this is no component. */
function linkToOrigin({ order_id, delivery_id, stocktake_id }: StockMovement): ReactNode {
  if (order_id) return <TextLink to={screenPath(`orders/${order_id}`)}>{order_id}</TextLink>;
  if (delivery_id) return <TextLink to={screenPath(`deliveries/${delivery_id}`)}>Delivery {delivery_id}</TextLink>;
  if (stocktake_id) return <TextLink to={screenPath(`stocktakes/${stocktake_id}`)}>Stocktake {stocktake_id}</TextLink>;
  return null;
}
