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
import { useOutcome } from "./use-outcome.ts";

const homeAfterMs = 10_000;

interface ResetFormProps {
  token: string;
  /** While somebody is signing in on this screen they are not led away from it. */
  isHeld: boolean;
}

export function ResetForm({ token, isHeld }: ResetFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof passwordReset>>({
    resolver: zodResolver(passwordReset),
    defaultValues: { email: "", password: "", password_confirmation: "", token },
  });
  const { outcome, attempt } = useOutcome("Something went wrong!");
  const [isDone, setDone] = useState(false);
  useHomeAfter(homeAfterMs, isDone && !isHeld);
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
        mark="none"
        error={errors.email?.message}
        {...register("email")}
      />
      <NewPasswordFields label="New Password" errors={errors} register={register} />
      <Button type="submit" busy={isSubmitting} busyLabel="Saving…" disabled={isDone} full>
        Reset Password
      </Button>
    </form>
  );
}

function useHomeAfter(ms: number, on: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => void navigate("/"), ms);
    return () => clearTimeout(timer);
  }, [ms, on, navigate]);
}
