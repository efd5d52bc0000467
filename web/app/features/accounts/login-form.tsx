import { zodResolver } from "@hookform/resolvers/zod";
import { credentials } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, PasswordField, TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useLogin } from "./use-login.ts";

interface LoginFormProps {
  onSignedIn: () => void;
  /** Known from the screen before. */
  email?: string;
  /** The page below is to stay as it is, so the way to a forgotten password leads into a new tab. */
  inPlace?: boolean;
}

/** Used on the sign-in screen and in the dialog that asks an expired session to sign in again. */
export function LoginForm({ onSignedIn, email = "", inPlace = false }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof credentials>>({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: "", remember: false },
  });
  const { login, succeed, isBusy, failure, setFailure } = useLogin(onSignedIn);
  const { errors } = formState;
  return (
    <div className="grid gap-6">
      {failure && <Banner tone="error">{failure}</Banner>}
      <form noValidate onSubmit={(event) => void handleSubmit(login)(event)} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          requiredMark="none"
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          requiredMark="none"
          error={errors.password?.message}
          {...register("password")}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField label="Remember me" {...register("remember")} />
          <TextLink to="/forgot-password" target={inPlace ? "_blank" : undefined}>
            Forgot Password?
            {inPlace && <span className="sr-only"> (opens in a new tab)</span>}
          </TextLink>
        </div>
        <Button type="submit" busy={isBusy} busyLabel="Signing in…" fullWidth>
          Sign In
        </Button>
      </form>
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <GoogleButton disabled={isBusy} onSignedIn={succeed} onFailed={setFailure} />
    </div>
  );
}
