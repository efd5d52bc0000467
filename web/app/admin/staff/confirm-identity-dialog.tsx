import { useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffSessionQuery } from "../lib/staff-session-query.ts";
import { type IdentityQuestion, useIdentityQuestion } from "./confirm-identity-queue.ts";
import { useConfirmIdentity } from "./use-confirm-identity.ts";

/** Mounted once. Asks in place, so that nothing typed on the screen is lost. */
export function ConfirmIdentityHost() {
  const question = useIdentityQuestion();
  return question && <ConfirmIdentityDialog {...question} />;
}

function ConfirmIdentityDialog({ answer }: IdentityQuestion) {
  const id = useId();
  const { data: session } = useQuery(staffSessionQuery);
  const [usesCode, setUsesCode] = useState(false);
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { confirm, confirmWithPasskey, error } = useConfirmIdentity(() => answer(true));
  const factors = session?.second_factor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(usesCode ? { code: text } : { password: text });
  };
  const switchWay = () => {
    setUsesCode(!usesCode);
    setText("");
    confirm.reset();
  };
  const field = {
    ref: input,
    required: true,
    requiredMark: "none",
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    error: error && errorMessage(error, "That did not work. Please try again."),
  } as const;
  return (
    <Modal
      open
      title="Please confirm that it is you"
      size="small"
      initialFocus={input}
      onClose={() => answer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={confirm.isPending} busyLabel="Confirming…">
            Confirm
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">You last did so more than ten minutes ago, and this step asks for it again.</p>
      <form id={id} noValidate onSubmit={submit}>
        {usesCode ? (
          <TextField label="Code" autoComplete="one-time-code" hint="From your app, or a recovery code." {...field} />
        ) : (
          <PasswordField label="Password" autoComplete="current-password" {...field} />
        )}
      </form>
      <div className="mt-4 flex flex-wrap gap-2">
        {factors?.has_authenticator && (
          <Button variant="ghost" size="small" onClick={switchWay}>
            {usesCode ? "Use your password" : "Use a code"}
          </Button>
        )}
        {factors !== undefined && factors.passkeys > 0 && (
          <Button
            variant="ghost"
            size="small"
            icon={Fingerprint}
            busy={confirmWithPasskey.isPending}
            onClick={() => confirmWithPasskey.mutate()}
          >
            Use a passkey
          </Button>
        )}
      </div>
    </Modal>
  );
}
