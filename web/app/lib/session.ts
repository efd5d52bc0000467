import { useSyncExternalStore } from "react";
import { onPageRestored } from "./restored-page.ts";
import { readStorage } from "./safe-storage.ts";
import { sessionTokenKey, userInfoKey } from "./storage-keys.ts";

/** As stored in the browser. The server trusts only the token. */
export interface Session {
  token: string;
  user: { id: number; email?: string; role: { name: string } };
}

const sessionChangedEvent = "session-changed";

/** Follows sign-in and sign-out in this tab and in all others. */
export function useSession(): Session | null {
  const raw = useSyncExternalStore(subscribe, readRawSession, () => null);
  return raw ? parseSession(raw) : null;
}

export const readSession = (): Session | null => parseSession(readRawSession() ?? "");

export function saveSession({ token, user }: Session): void {
  // Other tabs get one event per entry. With the token last, both entries are there when they read it.
  localStorage.setItem(userInfoKey, JSON.stringify(user));
  localStorage.setItem(sessionTokenKey, token);
  emitSessionChange();
}

export function clearSession(): void {
  localStorage.removeItem(sessionTokenKey);
  localStorage.removeItem(userInfoKey);
  emitSessionChange();
}

/** Both entries in one string: a store snapshot has to be equal as long as nothing changed. */
function readRawSession(): string | null {
  const token = readStorage("localStorage", sessionTokenKey);
  return token && `${token}\n${readStorage("localStorage", userInfoKey) ?? ""}`;
}

function parseSession(raw: string): Session | null {
  const [token, info = ""] = raw.split("\n");
  if (!token) return null;
  try {
    return { token, user: JSON.parse(info) as Session["user"] };
  } catch {
    return { token, user: { id: 0, role: { name: "customer" } } };
  }
}

function subscribe(onChange: () => void): () => void {
  updateSessionAttribute();
  return onSessionChange(() => {
    updateSessionAttribute();
    onChange();
  });
}

/** Calls the listener after every sign-in and sign-out, in this tab or another. Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  const controller = new AbortController();
  window.addEventListener("storage", listener, { signal: controller.signal });
  window.addEventListener(sessionChangedEvent, listener, { signal: controller.signal });
  const stopListening = notifyWhenRestored(listener);
  return () => {
    controller.abort();
    stopListening();
  };
}

/** A page in the back/forward cache is not told of a sign-in or sign-out elsewhere. */
function notifyWhenRestored(listener: () => void): () => void {
  let leftWith: string | null = null;
  const remember = () => {
    leftWith = readRawSession();
  };
  window.addEventListener("pagehide", remember);
  const stopListening = onPageRestored(() => leftWith !== readRawSession() && listener());
  return () => {
    window.removeEventListener("pagehide", remember);
    stopListening();
  };
}

const emitSessionChange = () => window.dispatchEvent(new Event(sessionChangedEvent));

/** The boot script sets this attribute before the first paint; the style sheet depends on it. */
function updateSessionAttribute(): void {
  document.documentElement.dataset["session"] = readRawSession() ? "in" : "out";
}
