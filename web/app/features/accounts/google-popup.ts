import type { SignInReply } from "@pawhaven/contract";
import { UserError } from "../../lib/api-errors.ts";

const popupSize = { width: 500, height: 600 };
const closedPollIntervalMs = 300;

/** Has to be called in the click handler itself, or browsers block the popup. */
export function openSignInPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - popupSize.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - popupSize.height) / 2);
  return window.open(
    "/api/auth/google",
    "sign-in",
    `popup,width=${popupSize.width},height=${popupSize.height},left=${left},top=${top}`,
  );
}

/** Waits for the popup's message. Messages from another window or another origin are ignored. */
export function waitForSignIn(popup: Window | null): Promise<SignInReply> {
  const canceled = new UserError("Login canceled or failed.");
  if (!popup) return Promise.reject(canceled);
  return new Promise((resolve, reject) => {
    const stop = () => {
      window.removeEventListener("message", onMessage);
      clearInterval(closedPoll);
      popup.close();
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      if (!isOAuthSuccess(event.data)) return;
      stop();
      resolve({ message: "", access_token: event.data.token, user: event.data.user });
    };
    const closedPoll = setInterval(() => {
      if (!popup.closed) return;
      stop();
      reject(canceled);
    }, closedPollIntervalMs);
    window.addEventListener("message", onMessage);
  });
}

interface OAuthSuccess {
  type: "OAUTH_SUCCESS";
  token: string;
  user: SignInReply["user"];
}

function isOAuthSuccess(data: unknown): data is OAuthSuccess {
  const { type, token, user } = (data ?? {}) as Partial<OAuthSuccess>;
  return type === "OAUTH_SUCCESS" && typeof token === "string" && typeof user?.id === "number";
}
