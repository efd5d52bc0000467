import { zodResolver } from "@hookform/resolvers/zod";
import { type StaffCredentials, staffCredentials } from "@pawhaven/contract";
import { Fingerprint } from "lucide-react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useStaffSignIn } from "./use-staff-sign-in.ts";

/** Asks for the code of the second factor once the password was right. */
export function LoginForm() {
  const { register, handleSubmit, formState, setError, resetField, setFocus } = useForm<StaffCredentials>({
    resolver: zodResolver(staffCredentials),
    defaultValues: { email: "", password: "" },
  });
  const { signIn, signInWithPasskey, needsCode, startAgain, failure } = useStaffSignIn(setError);
  const { errors } = formState;
  useEffect(() => {
    if (needsCode) setFocus("code");
  }, [needsCode, setFocus]);
  const goBack = () => {
    startAgain();
    resetField("code");
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((body) => signIn.mutate(body))(event)}
        className="grid gap-4"
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        {needsCode ? (
          <TextField
            key="code"
            label="Code"
            hint="From your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            required
            requiredMark="none"
            error={errors.code?.message}
            {...register("code")}
          />
        ) : (
          <>
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
          </>
        )}
        <Button type="submit" busy={signIn.isPending} busyLabel="Signing in…" fullWidth>
          {needsCode ? "Confirm" : "Sign In"}
        </Button>
      </form>
      <div className="mt-3 grid gap-3">
        <Button
          variant="secondary"
          icon={Fingerprint}
          busy={signInWithPasskey.isPending}
          busyLabel="Waiting for your passkey…"
          fullWidth
          onClick={() => signInWithPasskey.mutate()}
        >
          {needsCode ? "Use a passkey instead" : "Sign in with a passkey"}
        </Button>
        {needsCode && (
          <Button variant="ghost" fullWidth onClick={goBack}>
            Back
          </Button>
        )}
      </div>
    </>
  );
}
