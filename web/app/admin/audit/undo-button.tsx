import type { AuditEntry } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

/** Sets back what an entry of the log changed. Everything on the screen may depend on it, so all is read again. */
export function UndoButton({ entry: { id, action, object } }: { entry: AuditEntry }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () => staffApi.undoChange({ params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(errorMessage(error, "This could not be undone. Please try again.")),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Undo2}
      busy={isPending}
      aria-label={`Undo: ${action} ${object.kind} ${object.id}`}
      onClick={() => mutate()}
    >
      Undo
    </Button>
  );
}
