import type { OrderFilters } from "@pawhaven/contract";
import { Truck } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { BulkBar } from "../ui/bulk-bar.tsx";
import type { useOrderSelection } from "./use-order-selection.ts";

interface ShipBarProps {
  selection: ReturnType<typeof useOrderSelection>;
  filters: Partial<Record<keyof OrderFilters, string>>;
  /** There are other pages. */
  hasMore: boolean;
  onStarted: (jobId: number) => void;
}

export function ShipBar({ selection, filters, hasMore, onStarted }: ShipBarProps) {
  const { selected, isEverything, selectEverything, clear } = selection;
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () =>
      staffApi.startBulkShipping({
        body: isEverything ? { filter: filters as OrderFilters } : { ids: [...selected] },
      }),
    onSuccess: ({ id }) => {
      clear();
      onStarted(id);
    },
    onError: (error) => toast.error(errorMessage(error, "The orders could not be changed. Please try again.")),
  });
  return (
    <BulkBar
      count={selected.size}
      isEverything={isEverything}
      onSelectEverything={hasMore ? selectEverything : undefined}
      onClear={clear}
    >
      <Button size="small" icon={Truck} busy={isPending} onClick={() => mutate()}>
        Mark as shipping
      </Button>
    </BulkBar>
  );
}
