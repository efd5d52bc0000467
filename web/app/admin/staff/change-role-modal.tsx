import { zodResolver } from "@hookform/resolvers/zod";
import { roleChange, type StaffListItem, staffRoleNames, staffRoles } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

const fields = roleChange.pick({ role: true });

/** `member` is always the newest version: after a conflict the dialog shows what others made of it, and the own choice. */
export function ChangeRoleModal({ member, onClose }: { member: StaffListItem; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<Pick<StaffListItem, "role">>({
    resolver: zodResolver(fields),
    defaultValues: { role: member.role },
  });
  const change = useStaffMutation({
    mutationFn: ({ role }: Pick<StaffListItem, "role">) =>
      staffApi.changeStaffRole({ params: { id: member.id }, body: { role, version: member.version } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => showFieldErrors(error, setError),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["staff"] }),
  });
  const failure = formErrorMessage(change.error, "The role could not be changed. Please try again.");
  const isConflict = errorCode(change.error) === "edited_meanwhile";
  return (
    <Modal open title={`Role of ${member.name}`} onClose={onClose} locked={change.isPending} size="small">
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((given) => change.mutate(given))(event)}
        className="grid gap-4"
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>
          {isConflict ? "The role is now: " : "The role is: "}
          <strong>{staffRoleNames[member.role]}</strong>
        </p>
        <SelectField label="New role" error={formState.errors.role?.message} {...register("role")}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {staffRoleNames[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={change.isPending} fullWidth>
          Change role
        </Button>
      </form>
    </Modal>
  );
}
