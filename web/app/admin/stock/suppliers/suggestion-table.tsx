import { type PurchaseSuggestion, salesWeeks, type Supplier } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { GearPicker } from "../gear-picker.tsx";
import { suggestionsQuery } from "../queries.ts";
import { type SuppliedGear, SupplierGearModal } from "./supplier-gear-modal.tsx";

const columns: readonly ListColumn<PurchaseSuggestion>[] = [
  { id: "gear", header: "Gear", wraps: true, cell: ({ name }) => name },
  { id: "number", header: "Item number", cell: ({ item_number }) => item_number },
  { id: "week", header: "Sold a week", align: "end", cell: ({ per_week }) => per_week.toFixed(1) },
  { id: "lead", header: "Until delivery", align: "end", cell: ({ lead_units }) => lead_units },
  { id: "safety", header: "+ Low at", align: "end", cell: ({ safety }) => safety },
  { id: "available", header: "− Available", align: "end", cell: ({ available }) => available },
  { id: "buy", header: "= Buy", align: "end", cell: ({ suggested }) => <strong>{suggested}</strong> },
];

const editColumn = (onEdit: (gear: SuppliedGear) => void): ListColumn<PurchaseSuggestion> => ({
  id: "edit",
  header: "Edit",
  align: "end",
  cell: (gear) => (
    <Button variant="ghost" size="small" onClick={() => onEdit(gear)}>
      Edit<span className="sr-only"> {gear.name}</span>
    </Button>
  ),
});

/** The gears of a supplier with what to buy now, and the numbers it comes from. */
export function SuggestionTable({ supplier }: { supplier: Supplier }) {
  const { data, isPending, isError, refetch } = useQuery(suggestionsQuery(supplier.id));
  const [edited, setEdited] = useState<SuppliedGear>();
  if (isError) return <ErrorState text="The suggestions could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Panel title="Gears and what to buy">
      <p className="mb-3 text-ink-soft">
        From sales of the last {salesWeeks} weeks and a lead time of {supplier.lead_days} days.
      </p>
      <ListTable
        caption="Gears and what to buy"
        columns={[...columns, editColumn(setEdited)]}
        rows={data ?? []}
        rowKey={({ gear_id }) => String(gear_id)}
        rowLabel={({ name }) => name}
        rowLink={({ gear_id }) => screenPath(`stock/${gear_id}`)}
        sort=""
        onSort={() => {}}
        isLoading={isPending}
        empty={<EmptyState title="No gears yet" text="Add what this supplier has." />}
      />
      <div className="mt-4">
        <GearPicker
          chosen={data?.map(({ gear_id }) => gear_id) ?? []}
          onPick={({ id, name }) => setEdited({ gear_id: id, name, item_number: "" })}
        />
      </div>
      {edited && (
        <SupplierGearModal
          supplierId={supplier.id}
          gear={edited}
          isNew={!data?.some(({ gear_id }) => gear_id === edited.gear_id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}
