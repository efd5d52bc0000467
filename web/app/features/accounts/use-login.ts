import { ApiResponseError, type Credentials, type SignInReply } from "@pawhaven/contract";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { saveSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast.tsx";

const redirectDelayMs = 500;

/** Signs in, says so, and moves on after half a second, so that the message is seen. */
export function useLogin(onSignedIn: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function succeed({ message, access_token: token, user }: SignInReply): void {
    setBusy(true);
    saveSession({ token, user });
    toast.success(message || "Login successful!");
    setTimeout(onSignedIn, redirectDelayMs);
  }

  async function login(given: Credentials): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      succeed(await api.login({ body: given }));
    } catch (error) {
      setFailure((error instanceof ApiResponseError && error.message) || "Login failed!");
      setBusy(false);
    }
  }

  return { login, succeed, isBusy, failure, setFailure };
}
