import type { SaleDraft, StaffGearFilters } from "@pawhaven/contract";
import { BadgePercent } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import type { ListSelection } from "../ui/use-list-selection.ts";
import { BulkBar } from "../ui/bulk-bar.tsx";
import { SaleDialog } from "./sale-dialog.tsx";

interface SaleBarProps {
  selection: ListSelection;
  filters: Partial<Record<keyof StaffGearFilters, string>>;
  /** There are other pages. */
  hasMore: boolean;
  onStarted: (jobId: number) => void;
}

/** Sets one sale for all selected gears. */
export function SaleBar({ selection, filters, hasMore, onStarted }: SaleBarProps) {
  const { selected, isEverything, selectEverything, clear } = selection;
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (sale: SaleDraft) =>
      staffApi.startBulkSale({
        body: isEverything ? { filter: filters as StaffGearFilters, sale } : { ids: [...selected].map(Number), sale },
      }),
    onSuccess: ({ id }) => {
      setOpen(false);
      clear();
      onStarted(id);
    },
  });
  return (
    <BulkBar
      count={selected.size}
      isEverything={isEverything}
      onSelectEverything={hasMore ? selectEverything : undefined}
      onClear={clear}
    >
      <Button size="small" icon={BadgePercent} onClick={() => setOpen(true)}>
        Set a sale
      </Button>
      {isOpen && (
        <SaleDialog
          title="Set a sale for the selected gears"
          isSaving={isPending}
          error={error}
          onSave={mutate}
          onClose={() => setOpen(false)}
        />
      )}
    </BulkBar>
  );
}
