import type { StaffBlock } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../../lib/api-errors.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Button } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { clinicKey } from "../queries.ts";
import { describeBlock } from "./block-fields.ts";

interface BlockTableProps {
  blocks: readonly StaffBlock[];
  isLoading: boolean;
  onEdit: (block: StaffBlock) => void;
}

export function BlockTable({ blocks, isLoading, onEdit }: BlockTableProps) {
  const { timeZone } = useSiteConfig().shop;
  const { can } = useStaffSession();
  const remove = useRemoveBlock();
  return (
    <ListTable
      caption="Blocks"
      columns={[...columnsOf(timeZone), ...(can("calendar.book") ? [actionsColumn(onEdit, remove)] : [])]}
      rows={blocks}
      rowKey={({ id }) => String(id)}
      rowLabel={({ resource_name: name, reason }) => `${name}, ${reason}`}
      sort=""
      onSort={() => {}}
      isLoading={isLoading}
      empty={<EmptyState title="Nothing is blocked" text="Block breaks, holidays and repairs." />}
    />
  );
}

const columnsOf = (timeZone: string): ListColumn<StaffBlock>[] => [
  { id: "resource", header: "Who or what", wraps: true, cell: ({ resource_name: name }) => name },
  { id: "time", header: "Time", wraps: true, cell: (block) => describeBlock(block, timeZone) },
  { id: "reason", header: "Reason", wraps: true, cell: ({ reason }) => reason },
];

const actionsColumn = (
  onEdit: (block: StaffBlock) => void,
  onRemove: (block: StaffBlock) => Promise<void>,
): ListColumn<StaffBlock> => ({
  id: "actions",
  header: "Change",
  align: "end",
  cell: (block) => (
    <span className="inline-flex gap-2">
      <Button variant="ghost" size="small" onClick={() => onEdit(block)}>
        Edit<span className="sr-only"> the block of {block.resource_name}</span>
      </Button>
      <Button variant="ghost" size="small" onClick={() => void onRemove(block)}>
        Remove<span className="sr-only"> the block of {block.resource_name}</span>
      </Button>
    </span>
  ),
});

function useRemoveBlock() {
  const queryClient = useQueryClient();
  const { mutate } = useStaffMutation({
    mutationFn: (id: number) => staffApi.deleteBlock({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: clinicKey }),
    onError: (error) => toast.error(errorMessage(error, "The block could not be removed.")),
  });
  return async ({ id, resource_name: name }: StaffBlock) => {
    const isSure = await askToConfirm({
      title: "Remove the block?",
      text: `The time of ${name} can be booked again.`,
      confirmLabel: "Remove",
      cancelLabel: "Keep it",
    });
    if (isSure) mutate(id);
  };
}
