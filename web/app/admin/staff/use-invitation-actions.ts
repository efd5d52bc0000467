import type { Invitation, InvitationWithLink } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { invitationsQuery } from "./people-queries.ts";

export function useInvitationActions({ id, email, version }: Invitation, onLink: (made: InvitationWithLink) => void) {
  const queryClient = useQueryClient();
  const target = { params: { id }, body: { version } };
  const shared = {
    onError: (error: Error) => toast.error(errorMessage(error, "That did not work. Please try again.")),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  };
  const copy = useStaffMutation({
    mutationFn: () => staffApi.copyInvitationLink(target),
    onSuccess: onLink,
    ...shared,
  });
  const resend = useStaffMutation({
    mutationFn: () => staffApi.resendInvitation(target),
    onSuccess: () => toast.success(`The invitation is on its way to ${email} again.`),
    ...shared,
  });
  const revoke = useStaffMutation({
    mutationFn: () => staffApi.revokeInvitation(target),
    onSuccess: ({ message }) => toast.success(message),
    ...shared,
  });
  return { copy, resend, revoke };
}
