import { useQueryClient } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { safeReturnPath, security } from "../lib/paths.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { AuthenticatorSetup } from "./authenticator-setup.tsx";
import { useRefreshSecurity } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAddStaffPasskey } from "./use-add-staff-passkey.ts";

/** Where a second factor is set up, by choice or because one is required. */
export default function SecondFactorScreen() {
  const { secondFactor } = useStaffSession();
  const [codes, setCodes] = useState<string[]>([]);
  const leave = useLeave();
  const onDone = (given: string[]) => (given.length > 0 ? setCodes(given) : leave());
  const addPasskey = useAddStaffPasskey(onDone);
  if (codes.length > 0)
    return (
      <>
        <PageHeader title="Almost done" />
        <RecoveryCodes codes={codes} action={<Button onClick={leave}>I have saved them</Button>} />
      </>
    );
  return (
    <>
      <PageHeader
        title="Second factor"
        lead={
          secondFactor.is_required && !secondFactor.is_shown
            ? "Before you can work here, please add something that only you have."
            : "Something that only you have, so that a stolen password opens nothing."
        }
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <AuthenticatorSetup isReplacing={secondFactor.has_authenticator} onDone={onDone} />
        <Card title="Passkey" size="compact">
          <p className="mb-4 text-ink-soft text-pretty">
            Sign in with your fingerprint, your face or the PIN of your device. A passkey takes the place of the
            password and of the code.
          </p>
          <Button
            variant="secondary"
            icon={Fingerprint}
            busy={addPasskey.isPending}
            busyLabel="Waiting for your device…"
            onClick={() => addPasskey.mutate()}
          >
            Add a passkey
          </Button>
        </Card>
      </div>
    </>
  );
}

/** To where a required factor had stopped somebody, or back to the list of factors. */
function useLeave(): () => void {
  const refresh = useRefreshSecurity();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { returnTo?: unknown } | null };
  const target = state?.returnTo === undefined ? security : safeReturnPath(state.returnTo);
  return () =>
    void refresh().then(() => {
      queryClient.removeQueries({ predicate: ({ state: { status } }) => status === "error" });
      return navigate(target, { replace: true });
    });
}
