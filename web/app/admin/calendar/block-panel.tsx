import type { StaffBlock } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { describeBlock } from "../clinic/blocks/block-fields.ts";
import { clinicKey } from "../clinic/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

interface BlockPanelProps {
  block: StaffBlock;
  timeZone: string;
  onChange: () => void;
  onClose: () => void;
}

/** A block that was chosen in the calendar: what it is, and what can be done with it. */
export function BlockPanel({ block, timeZone, onChange, onClose }: BlockPanelProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () => staffApi.deleteBlock({ params: { id: block.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: clinicKey });
      toast.success("The time can be booked again.");
      onClose();
    },
    onError: (error) => toast.error(errorMessage(error, "The block could not be removed.")),
  });
  return (
    <Modal open title={`Blocked: ${block.reason}`} size="small" onClose={onClose} locked={isPending}>
      <p className="font-bold">{block.resource_name}</p>
      <p className="mb-4 text-small">{describeBlock(block, timeZone)}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button size="small" disabled={isPending} onClick={onChange}>
          Change
        </Button>
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          Remove
        </Button>
      </div>
    </Modal>
  );
}
