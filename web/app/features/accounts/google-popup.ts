import type { SignedIn } from "@pawhaven/contract";

const size = { width: 500, height: 600 };
const lookEveryMs = 300;

/**
 * Opens the provider's page in a small window and waits for its word. Only a message from that very window, and from
 * this very origin, counts. Null means that the window was closed, or never opened.
 */
export function signInThroughPopup(): Promise<SignedIn | null> {
  const popup = openCentred("/api/auth/google");
  if (!popup) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (result: SignedIn | null) => {
      window.removeEventListener("message", onMessage);
      clearInterval(watch);
      popup.close();
      resolve(result);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      if (isSuccess(event.data)) finish({ message: "", access_token: event.data.token, user: event.data.user });
    };
    const watch = setInterval(() => popup.closed && finish(null), lookEveryMs);
    window.addEventListener("message", onMessage);
  });
}

function openCentred(address: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  return window.open(address, "sign-in", `popup,width=${size.width},height=${size.height},left=${left},top=${top}`);
}

interface Success {
  type: "OAUTH_SUCCESS";
  token: string;
  user: SignedIn["user"];
}

function isSuccess(data: unknown): data is Success {
  const { type, token, user } = (data ?? {}) as Partial<Success>;
  return type === "OAUTH_SUCCESS" && typeof token === "string" && typeof user?.id === "number";
}
