import type { Credentials, PasskeyCredential, SignInReply } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { saveSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { openSignInPopup, waitForSignIn } from "./google-popup.ts";

const redirectDelayMs = 500;

interface PasskeyLogin {
  remember: boolean;
  /** Chosen from the suggestions of the form; otherwise the browser asks. */
  credential?: PasskeyCredential;
}

/** Signs in with a password, a passkey or Google, and moves on after half a second, so that the message can be read. */
export function useLogin(onSignedIn: () => void) {
  const onSuccess = ({ message, access_token: token, user }: SignInReply) => {
    saveSession({ token, user });
    toast.success(message || "Login successful!");
    setTimeout(onSignedIn, redirectDelayMs);
  };
  const login = useApiMutation({ mutationFn: (body: Credentials) => api.login({ body }), onSuccess });
  const google = useApiMutation({ mutationFn: waitForSignIn, onSuccess });
  const passkey = useApiMutation({ mutationFn: signInWithPasskey, onSuccess });
  const error = login.error ?? google.error ?? passkey.error;
  const reset = () => {
    for (const way of [login, google, passkey]) way.reset();
  };
  return {
    login: (credentials: Credentials) => {
      reset();
      login.mutate(credentials);
    },
    loginWithGoogle: () => {
      reset();
      google.mutate(openSignInPopup());
    },
    loginWithPasskey: (given: PasskeyLogin) => {
      reset();
      passkey.mutate(given);
    },
    /** Stays true after success, until the screen is left. */
    isBusy: login.isPending || [login, google, passkey].some(({ isSuccess }) => isSuccess),
    isWaitingForGoogle: google.isPending,
    isWaitingForPasskey: passkey.isPending,
    failure: error && errorMessage(error, "Login failed!"),
  };
}

async function signInWithPasskey({ remember, credential }: PasskeyLogin): Promise<SignInReply> {
  const given = credential ?? (await (await import("./passkey-sign-in.ts")).askForPasskey());
  return api.signInWithPasskey({ body: { credential: given, remember } });
}
