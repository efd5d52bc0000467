import { zodResolver } from "@hookform/resolvers/zod";
import {
  type InvitationWithLink,
  type NewInvitation,
  newInvitation,
  rolesToInvite,
  staffRoleNames,
} from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { invitationsQuery } from "./people-queries.ts";

interface InviteModalProps {
  open: boolean;
  onClose: () => void;
  onInvited: (invited: InvitationWithLink) => void;
}

export const InviteModal = ({ open, ...props }: InviteModalProps) => open && <OpenInviteModal {...props} />;

function OpenInviteModal({ onClose, onInvited }: Omit<InviteModalProps, "open">) {
  const { staff } = useStaffSession();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<NewInvitation>({
    resolver: zodResolver(newInvitation),
    defaultValues: { email: "", role: "clerk" },
  });
  const { errors } = formState;
  const invite = useStaffMutation({
    mutationFn: (body: NewInvitation) => staffApi.inviteStaff({ body }),
    onSuccess: onInvited,
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
  const failure = formErrorMessage(invite.error, "The invitation could not be sent. Please try again.");
  return (
    <Modal open title="Invite somebody" onClose={onClose} locked={invite.isPending} size="small">
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((given) => invite.mutate(given))(event)}
        className="grid gap-4"
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Their e-mail address"
          type="email"
          autoComplete="off"
          required
          requiredMark="none"
          error={errors.email?.message}
          {...register("email")}
        />
        <SelectField label="Role" error={errors.role?.message} {...register("role")}>
          {rolesToInvite(staff.role).map((role) => (
            <option key={role} value={role}>
              {staffRoleNames[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={invite.isPending} fullWidth>
          Send invitation
        </Button>
      </form>
    </Modal>
  );
}
