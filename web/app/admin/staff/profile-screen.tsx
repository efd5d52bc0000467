import { zodResolver } from "@hookform/resolvers/zod";
import { type StaffProfile, staffProfile, staffRoleNames } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { OwnFeed } from "../clinic/feeds/own-feed.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { staffSessionQuery } from "../lib/staff-session-query.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Of whoever is signed in. */
export default function ProfileScreen() {
  const { staff } = useStaffSession();
  return (
    <>
      <PageHeader title="Your profile" />
      <div className="grid max-w-sm gap-6">
        <NameForm />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-ink-soft">E-mail</dt>
          <dd className="wrap-anywhere">{staff.email}</dd>
          <dt className="text-ink-soft">Role</dt>
          <dd>{staffRoleNames[staff.role]}</dd>
        </dl>
      </div>
      <div className="mt-6 max-w-xl">
        <OwnFeed />
      </div>
    </>
  );
}

function NameForm() {
  const { staff } = useStaffSession();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<StaffProfile>({
    resolver: zodResolver(staffProfile),
    defaultValues: { name: staff.name },
  });
  const save = useStaffMutation({
    mutationFn: (body: StaffProfile) => staffApi.updateStaffProfile({ body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queryClient.invalidateQueries({ queryKey: staffSessionQuery.queryKey });
    },
    onError: (error) => showFieldErrors(error, setError),
  });
  const failure = formErrorMessage(save.error, "Your name could not be saved. Please try again.");
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((given) => save.mutate(given))(event)}
      className="grid gap-4"
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label="Name"
        hint="As your colleagues see it."
        autoComplete="name"
        required
        requiredMark="none"
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
