import { zodResolver } from "@hookform/resolvers/zod";
import { passwordReset } from "@pawhaven/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import * as paths from "../../lib/paths.ts";
import { clearSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { submitOutcome } from "./submit-outcome.ts";

const redirectDelayMs = 10_000;

interface ResetPasswordFormProps {
  token: string;
  /** True while the login dialog is open on this screen. */
  isRedirectPaused: boolean;
}

export function ResetPasswordForm({ token, isRedirectPaused }: ResetPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof passwordReset>>({
    resolver: zodResolver(passwordReset),
    defaultValues: { email: "", password: "", password_confirmation: "", token },
  });
  const { errors } = formState;
  const reset = useApiMutation({
    mutationFn: (body: z.output<typeof passwordReset>) => api.resetPassword({ body }),
    // A new password ends every session on the server.
    onSuccess: clearSession,
  });
  const outcome = submitOutcome(reset, { success: "Password reset successful!", failure: "Something went wrong!" });
  useRedirectHome(redirectDelayMs, reset.isSuccess && !isRedirectPaused);

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(reset.mutate)(event)} className="grid gap-4">
      {outcome && (
        <Banner tone={outcome.tone}>
          <p>{outcome.text}</p>
          {reset.isSuccess ? (
            <p>You will be taken to the home page in a few seconds.</p>
          ) : (
            <TextLink to={paths.forgotPassword}>Request a new link</TextLink>
          )}
        </Banner>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        requiredMark="none"
        error={errors.email?.message}
        {...register("email")}
      />
      <NewPasswordFields label="New Password" errors={errors} register={register} />
      <Button type="submit" busy={reset.isPending} busyLabel="Saving…" disabled={reset.isSuccess} fullWidth>
        Reset Password
      </Button>
    </form>
  );
}

function useRedirectHome(ms: number, isActive: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => void navigate("/"), ms);
    return () => clearTimeout(timer);
  }, [ms, isActive, navigate]);
}
