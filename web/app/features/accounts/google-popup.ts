import type { SignInReply } from "@pawhaven/contract";

const popupSize = { width: 500, height: 600 };
const closedPollIntervalMs = 300;

/**
 * Opens the provider's page in a small window and waits for its word. Only a message from that very window, and from
 * this very origin, counts. Null means that the window was closed, or never opened.
 */
export function signInThroughPopup(): Promise<SignInReply | null> {
  const popup = openCenteredPopup("/api/auth/google");
  if (!popup) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (result: SignInReply | null) => {
      window.removeEventListener("message", onMessage);
      clearInterval(closedPoll);
      popup.close();
      resolve(result);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      if (isOAuthSuccess(event.data)) finish({ message: "", access_token: event.data.token, user: event.data.user });
    };
    const closedPoll = setInterval(() => popup.closed && finish(null), closedPollIntervalMs);
    window.addEventListener("message", onMessage);
  });
}

function openCenteredPopup(url: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - popupSize.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - popupSize.height) / 2);
  return window.open(
    url,
    "sign-in",
    `popup,width=${popupSize.width},height=${popupSize.height},left=${left},top=${top}`,
  );
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
