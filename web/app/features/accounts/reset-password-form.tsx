import { zodResolver } from "@hookform/resolvers/zod";
import { passwordReset } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { clearSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useSubmitOutcome } from "./use-submit-outcome.ts";

const redirectDelayMs = 10_000;

interface ResetPasswordFormProps {
  token: string;
  /** While somebody is signing in on this screen they are not led away from it. */
  isRedirectPaused: boolean;
}

export function ResetPasswordForm({ token, isRedirectPaused }: ResetPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof passwordReset>>({
    resolver: zodResolver(passwordReset),
    defaultValues: { email: "", password: "", password_confirmation: "", token },
  });
  const { outcome, attempt } = useSubmitOutcome("Something went wrong!");
  const [isDone, setDone] = useState(false);
  useRedirectHome(redirectDelayMs, isDone && !isRedirectPaused);
  const { errors, isSubmitting } = formState;

  async function reset(given: z.output<typeof passwordReset>) {
    const isReset = await attempt(
      async () => (await api.resetPassword({ body: given })).message || "Password reset successful!",
    );
    // With the new password every session has ended on the server.
    if (isReset) clearSession();
    setDone(isReset);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(reset)(event)} className="grid gap-4">
      {outcome && (
        <Banner tone={outcome.tone}>
          <p>{outcome.text}</p>
          {isDone ? (
            <p>We take you to the home page in a few seconds.</p>
          ) : (
            <TextLink to="/forgot-password">Ask for a new link</TextLink>
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
      <Button type="submit" busy={isSubmitting} busyLabel="Saving…" disabled={isDone} fullWidth>
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
