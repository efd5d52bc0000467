import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../../lib/api.ts";
import { errorCode, errorMessage, isSignedOut } from "../../lib/api-errors.ts";
import { useSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";

type Step =
  | { kind: "checking" }
  /** The password is needed; `note` says why the session is not enough. */
  | { kind: "asking"; note: string | undefined }
  | { kind: "confirmed" | "failed"; message: string };

/** Confirms at once in a session of the right account, also if that begins while the page is open. */
export function useEmailConfirmation(token: string) {
  const sessionToken = useSession()?.token;
  const [confirmedByPassword, setConfirmedByPassword] = useState<string>();
  const confirm = useApiMutation({
    mutationFn: (linkToken: string) => api.confirmMyEmail({ body: { token: linkToken } }),
  });
  const message = confirmedByPassword ?? confirm.data?.message;
  const confirmIn = useEffectEvent((session: string | undefined, linkToken: string) => {
    if (session && !message) confirm.mutate(linkToken);
  });
  useEffect(() => confirmIn(sessionToken, token), [sessionToken, token]);
  const step: Step = message ? { kind: "confirmed", message } : openStep(confirm.error, sessionToken !== undefined);
  return { step, onConfirmed: setConfirmedByPassword };
}

function openStep(error: Error | null, hasSession: boolean): Step {
  if (errorCode(error) === "forbidden") return { kind: "asking", note: errorMessage(error, "") };
  if (error && !isSignedOut(error)) return { kind: "failed", message: errorMessage(error, "Something went wrong!") };
  return hasSession ? { kind: "checking" } : { kind: "asking", note: undefined };
}
