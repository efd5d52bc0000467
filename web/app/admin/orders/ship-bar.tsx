import type { OrderFilters } from "@pawhaven/contract";
import { Printer, Truck } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { BulkBar } from "../ui/bulk-bar.tsx";
import type { ListSelection } from "../ui/use-list-selection.ts";

interface ShipBarProps {
  selection: ListSelection;
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
      <ButtonLink
        to={screenPath(`orders/picking?${pickingQuery(selection, filters)}`)}
        target="_blank"
        variant="secondary"
        size="small"
        icon={Printer}
      >
        Picking list
      </ButtonLink>
      <Button size="small" icon={Truck} busy={isPending} onClick={() => mutate()}>
        Mark as shipping
      </Button>
    </BulkBar>
  );
}

const pickingQuery = ({ isEverything, selected }: ShipBarProps["selection"], filters: ShipBarProps["filters"]) =>
  new URLSearchParams(isEverything ? filters : { ids: [...selected].join(",") });
