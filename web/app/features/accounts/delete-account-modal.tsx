import { ApiResponseError } from "@pawhaven/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { clearSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";

interface Fields {
  email: string;
  password: string;
}

/** Nobody deletes an account by accident: the address must be typed, and the password where there is one. */
export function DeleteAccountModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;

  async function remove({ email, password }: Fields) {
    setFailure(undefined);
    try {
      const { message } = await api.deleteAccount({ body: { email, ...(password && { password }) } });
      clearSession();
      toast.success(message);
      void navigate("/");
    } catch (error) {
      const fieldErrors = error instanceof ApiResponseError ? Object.entries(error.errors) : [];
      for (const [field, [message = ""]] of fieldErrors)
        setError(field as keyof Fields, { message }, { shouldFocus: true });
      if (fieldErrors.length === 0)
        setFailure(
          (error instanceof ApiResponseError && error.message) ||
            "Your account could not be deleted. Please try again.",
        );
    }
  }

  return (
    <Modal open={open} title="Delete my account" onClose={onClose} locked={isSubmitting} size="small">
      <form noValidate onSubmit={(event) => void handleSubmit(remove)(event)} className="grid gap-4">
        <p>
          Your profile, your picture, your sessions, favorites and adoption requests are deleted for good. This cannot
          be undone.
        </p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Your e-mail address"
          type="email"
          autoComplete="off"
          required
          requiredMark="none"
          error={errors.email?.message}
          {...register("email", { required: "Please type the e-mail address of your account." })}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          hint="Leave empty if you only sign in with Google."
          requiredMark="none"
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="danger" busy={isSubmitting} fullWidth>
          Delete for good
        </Button>
      </form>
    </Modal>
  );
}
