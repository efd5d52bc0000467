import { zodResolver } from "@hookform/resolvers/zod";
import { emailConfirmation, type EmailConfirmation } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";

interface ConfirmEmailFormProps {
  token: string;
  note: string | undefined;
  onConfirmed: (message: string) => void;
}

/** For visitors who are not signed in to the account that the link was mailed to. */
export function ConfirmEmailForm({ token, note, onConfirmed }: ConfirmEmailFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<EmailConfirmation>({
    resolver: zodResolver(emailConfirmation),
    defaultValues: { token, password: "" },
  });
  const confirm = useApiMutation({
    mutationFn: (body: EmailConfirmation) => api.confirmEmail({ body }),
    onSuccess: ({ message }) => onConfirmed(message),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const { errors } = formState;
  const failure = errors.token?.message ?? formErrorMessage(confirm.error, "Something went wrong!");
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(confirm.mutate)(event)} className="grid gap-4">
      {note && !failure && <Banner tone="info">{note}</Banner>}
      {failure && <Banner tone="error">{failure}</Banner>}
      <p className="text-pretty">Please enter the password of your account, so that nobody else can confirm it.</p>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        requiredMark="none"
        error={errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" busy={confirm.isPending} fullWidth>
        Confirm my email
      </Button>
      <p className="text-small text-ink-soft text-pretty">
        You did not create an account, or don’t know its password?{" "}
        <TextLink to={paths.forgotPassword}>Set a new one</TextLink>. That confirms your address too, and signs out
        whoever is signed in.
      </p>
    </form>
  );
}
