import type { StaffListItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

/** Asks first, then ends the employment and all sessions. */
export function useEndEmployment(): (member: StaffListItem) => void {
  const queryClient = useQueryClient();
  const { mutate } = useStaffMutation({
    mutationFn: ({ id, version }: StaffListItem) => staffApi.endEmployment({ params: { id }, body: { version } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, "The employment could not be ended. Please try again.")),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["staff"] }),
  });
  return (member) =>
    void askToConfirm({
      title: `End the employment of ${member.name}?`,
      text: "They are signed out everywhere at once and cannot come back without an invitation. Their entries in the audit log stay.",
      confirmLabel: "End employment",
      cancelLabel: "Keep",
      danger: true,
    }).then((isConfirmed) => isConfirmed && mutate(member));
}
