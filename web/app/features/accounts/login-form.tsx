import { zodResolver } from "@hookform/resolvers/zod";
import { credentials } from "@pawhaven/contract";
import { Fingerprint } from "lucide-react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import * as paths from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useLogin } from "./use-login.ts";
import { usePasskeySuggestions } from "./use-passkey-suggestions.ts";

interface LoginFormProps {
  onSignedIn: () => void;
  /** Prefilled after signing up. */
  email?: string;
  /** The page behind the dialog must not change, so "Forgot Password?" opens a new tab. */
  inPlace?: boolean;
}

/** For the login page, and for the dialog that appears when a session has expired. */
export function LoginForm({ onSignedIn, email = "", inPlace = false }: LoginFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm<z.input<typeof credentials>>({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: "", remember: false },
  });
  const { login, loginWithGoogle, loginWithPasskey, isBusy, isWaitingForGoogle, isWaitingForPasskey, failure } =
    useLogin(onSignedIn);
  const { errors } = formState;
  const remember = () => getValues("remember") ?? false;
  usePasskeySuggestions((credential) => loginWithPasskey({ remember: remember(), credential }));
  return (
    <div className="grid gap-6">
      {failure && <Banner tone="error">{failure}</Banner>}
      <form noValidate onSubmit={(event) => void handleSubmit(login)(event)} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username webauthn"
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
          <TextLink to={paths.forgotPassword} target={inPlace ? "_blank" : undefined}>
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
      <div className="grid gap-3">
        <Button
          variant="secondary"
          fullWidth
          icon={Fingerprint}
          busy={isWaitingForPasskey}
          busyLabel="Waiting for your passkey…"
          disabled={isBusy}
          onClick={() => loginWithPasskey({ remember: remember() })}
        >
          Sign in with a passkey
        </Button>
        <GoogleButton isWaiting={isWaitingForGoogle} disabled={isBusy} onClick={loginWithGoogle} />
      </div>
    </div>
  );
}
