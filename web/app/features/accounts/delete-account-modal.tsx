import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { clearSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";

interface Fields {
  email: string;
  password: string;
}

/** Asks for the email address, and for the password of accounts that have one, so nobody deletes one by accident. */
export function DeleteAccountModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { email: "", password: "" },
  });
  const { errors } = formState;
  const remove = useApiMutation({
    mutationFn: ({ email, password }: Fields) => api.deleteAccount({ body: { email, ...(password && { password }) } }),
    onSuccess: ({ message }) => {
      clearSession();
      toast.success(message);
      void navigate("/");
    },
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(remove.error, "Your account could not be deleted. Please try again.");

  return (
    <Modal open={open} title="Delete my account" onClose={onClose} locked={remove.isPending} size="small">
      <form noValidate onSubmit={(event) => void handleSubmit(remove.mutate)(event)} className="grid gap-4">
        <p>
          Your profile, picture, sessions, favorites, wish list and adoption requests will be deleted. This cannot be
          undone.
        </p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Your email address"
          type="email"
          autoComplete="off"
          required
          requiredMark="none"
          error={errors.email?.message}
          {...register("email", { required: "Please enter your email address." })}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          hint="Leave empty if you only sign in with Google."
          requiredMark="none"
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="danger" busy={remove.isPending} fullWidth>
          Delete for good
        </Button>
      </form>
    </Modal>
  );
}
