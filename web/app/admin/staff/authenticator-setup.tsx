import { zodResolver } from "@hookform/resolvers/zod";
import { authenticatorConfirmation } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { errorMessage, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { QrCode } from "../ui/qr-code.tsx";

interface AuthenticatorSetupProps {
  isReplacing: boolean;
  /** Gets the recovery codes; none if there are some already. */
  onDone: (recoveryCodes: string[]) => void;
}

export function AuthenticatorSetup({ isReplacing, onDone }: AuthenticatorSetupProps) {
  const begin = useStaffMutation({ mutationFn: () => staffApi.beginAuthenticator() });
  return (
    <Card title="Authenticator app" size="compact">
      {begin.data ? (
        <SecretForm {...begin.data} onDone={onDone} />
      ) : (
        <>
          <p className="mb-4 text-ink-soft text-pretty">
            {isReplacing
              ? "Set up another app or phone. The one you have works until the new one has shown a code."
              : "An app on your phone shows a new code every 30 seconds. You enter it after your password."}
          </p>
          {begin.error && <Banner tone="error">{errorMessage(begin.error, "Please try again.")}</Banner>}
          <Button variant={isReplacing ? "secondary" : "primary"} busy={begin.isPending} onClick={() => begin.mutate()}>
            {isReplacing ? "Replace the app" : "Set up an app"}
          </Button>
        </>
      )}
    </Card>
  );
}

interface SecretFormProps {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: string[]) => void;
}

function SecretForm({ secret, uri, onDone }: SecretFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<{ code: string }>({
    resolver: zodResolver(authenticatorConfirmation),
    defaultValues: { code: "" },
  });
  const confirm = useStaffMutation({
    mutationFn: (body: { code: string }) => staffApi.confirmAuthenticator({ body }),
    onSuccess: ({ recovery_codes: codes }) => onDone(codes),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(confirm.error, "The code could not be checked. Please try again.");
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((body) => confirm.mutate(body))(event)}
      className="grid justify-items-start gap-4"
    >
      <p>1. Scan this with your authenticator app.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className="wrap-anywhere">
        Or type this key: <code className="font-mono text-base">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label="2. Enter the code it shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        requiredMark="none"
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <Button type="submit" busy={confirm.isPending} busyLabel="Checking…">
        Confirm
      </Button>
    </form>
  );
}
