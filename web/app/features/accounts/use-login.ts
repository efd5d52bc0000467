import type { Credentials, SignInReply } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { saveSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { openSignInPopup, waitForSignIn } from "./google-popup.ts";

const redirectDelayMs = 500;

/** Signs in with a password or with Google, and moves on after half a second, so that the message can be read. */
export function useLogin(onSignedIn: () => void) {
  const onSuccess = ({ message, access_token: token, user }: SignInReply) => {
    saveSession({ token, user });
    toast.success(message || "Login successful!");
    setTimeout(onSignedIn, redirectDelayMs);
  };
  const login = useApiMutation({ mutationFn: (body: Credentials) => api.login({ body }), onSuccess });
  const google = useApiMutation({ mutationFn: waitForSignIn, onSuccess });
  const error = login.error ?? google.error;
  return {
    login: (credentials: Credentials) => {
      google.reset();
      login.mutate(credentials);
    },
    loginWithGoogle: () => {
      login.reset();
      google.mutate(openSignInPopup());
    },
    /** Stays true after success, until the screen is left. */
    isBusy: login.isPending || login.isSuccess || google.isSuccess,
    isWaitingForGoogle: google.isPending,
    failure: error && errorMessage(error, "Login failed!"),
  };
}
