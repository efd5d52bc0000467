import type { StaffListItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

/** Asks first, then removes all second factors of a colleague and ends their sessions. */
export function useResetSecondFactors(): (member: StaffListItem) => void {
  const queryClient = useQueryClient();
  const { mutate } = useStaffMutation({
    mutationFn: ({ id, version }: StaffListItem) => staffApi.resetSecondFactors({ params: { id }, body: { version } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, "The second factor could not be reset. Please try again.")),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["staff"] }),
  });
  return (member) =>
    void askToConfirm({
      title: `Reset the second factor of ${member.name}?`,
      text: "Make sure that it is really them who asks. Their authenticator app, recovery codes and passkeys stop working and they are signed out. With the password they can then set up a new one.",
      confirmLabel: "Reset second factor",
      cancelLabel: "Keep",
      danger: true,
    }).then((isConfirmed) => isConfirmed && mutate(member));
}
