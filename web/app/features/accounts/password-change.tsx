import { zodResolver } from "@hookform/resolvers/zod";
import { passwordChange, type SignInMethods } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { securityEventsQuery, sessionsQuery, signInMethodsQuery } from "./queries.ts";
import { ResetByMail } from "./reset-by-mail.tsx";

type Fields = z.input<typeof passwordChange>;

export const PasswordChange = ({ methods, email }: { methods: SignInMethods; email: string }) =>
  methods.has_password || methods.is_fresh ? (
    <PasswordForm hasPassword={methods.has_password} email={email} />
  ) : (
    <>
      <p className="text-pretty">
        You sign in without a password. To set one, please sign out and in again first, or let us mail you a link.
      </p>
      <ResetByMail email={email} className="mt-4" />
    </>
  );

function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<Fields>({
    resolver: zodResolver(passwordChange),
    defaultValues: { ...(hasPassword && { current_password: "" }), password: "", password_confirmation: "" },
  });
  const { errors } = formState;
  const change = useApiMutation({
    mutationFn: (body: Fields) => api.changePassword({ body }),
    onSuccess: () => {
      reset();
      for (const { queryKey } of [sessionsQuery, securityEventsQuery, signInMethodsQuery])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(change.error, "Your password could not be changed. Please try again.");
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((body) => change.mutate(body))(event)}
      className="grid max-w-md gap-4"
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      {change.data && <Banner tone="success">{change.data.message}</Banner>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          required
          requiredMark="none"
          error={errors.current_password?.message}
          {...register("current_password")}
        />
      ) : (
        <p className="text-pretty">You sign in without a password. You can set one as well.</p>
      )}
      <NewPasswordFields label="New Password" errors={errors} register={register} />
      <p className="text-small text-ink-soft text-pretty">You will be signed out on all other devices.</p>
      <div>
        <Button type="submit" busy={change.isPending} busyLabel="Saving…">
          {hasPassword ? "Change password" : "Set password"}
        </Button>
      </div>
      {hasPassword && <ForgottenPassword email={email} />}
    </form>
  );
}

const ForgottenPassword = ({ email }: { email: string }) => (
  <div className="border-t border-line pt-4">
    <p className="mb-2 text-small text-ink-soft text-pretty">Forgotten it? We can mail you a link to set a new one.</p>
    <ResetByMail email={email} />
  </div>
);
