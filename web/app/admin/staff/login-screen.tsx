import { zodResolver } from "@hookform/resolvers/zod";
import { type StaffCredentials, staffCredentials } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { safeReturnPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { forgetOthers, staffSessionQuery } from "../lib/staff-session-query.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { DemoStaffHint } from "./demo-staff-hint.tsx";

interface LoginScreenProps {
  demoStaff: { email: string; password: string } | null;
}

export function LoginScreen({ demoStaff }: LoginScreenProps) {
  useDocumentTitle("Sign in");
  useEnterWhenSignedIn();
  const { shop } = useSiteConfig();
  return (
    <main className="flex min-h-dvh justify-center bg-plain px-4 py-10 lg:py-16">
      <div className="w-full max-w-sm">
        <div className="rounded-card bg-surface p-6 shadow-card">
          <h1 className="text-heading">Workplace</h1>
          <p className="mt-1 mb-6 text-ink-soft">For the staff of {shop.name}.</p>
          <LoginForm />
        </div>
        <DemoStaffHint demoStaff={demoStaff} />
        <p className="mt-6 text-center text-small">
          <TextLink to="/">Back to the shop</TextLink>
        </p>
      </div>
    </main>
  );
}

function LoginForm() {
  const { register, handleSubmit, formState, setError } = useForm<StaffCredentials>({
    resolver: zodResolver(staffCredentials),
    defaultValues: { email: "", password: "" },
  });
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (body: StaffCredentials) => staffApi.signInAsStaff({ body }),
    onSuccess: (session) => {
      forgetOthers(queryClient);
      queryClient.setQueryData(staffSessionQuery.queryKey, session);
    },
    onError: (failure) => showFieldErrors(failure, setError),
  });
  const failure = formErrorMessage(error, "You could not be signed in. Please try again.");
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)} className="grid gap-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        requiredMark="none"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        requiredMark="none"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" busy={isPending} busyLabel="Signing in…" fullWidth>
        Sign In
      </Button>
    </form>
  );
}

/** After signing in here or in another tab, and for those who come back to this address. */
function useEnterWhenSignedIn(): void {
  const { data: session } = useQuery(staffSessionQuery);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { returnTo?: unknown } | null };
  const target = safeReturnPath(state?.returnTo);
  useEffect(() => {
    if (session) void navigate(target, { replace: true });
  }, [session, navigate, target]);
}
