import { useSyncExternalStore } from "react";
import { sessionTokenKey, userInfoKey } from "./storage-keys.ts";

/** Who is signed in, as the browser remembers it. The server believes only the token. */
export interface Session {
  token: string;
  user: { id: number; role: { name: string } };
}

const sessionChangedEvent = "session-changed";

/** The present session, followed through sign-in and sign-out in this tab and in all others. */
export function useSession(): Session | null {
  const raw = useSyncExternalStore(subscribe, readRawSession, () => null);
  return raw ? parseSession(raw) : null;
}

export const readSession = (): Session | null => parseSession(readRawSession() ?? "");

export function saveSession({ token, user }: Session): void {
  // Other tabs hear of every entry by itself: with the token, which comes last, they have both.
  localStorage.setItem(userInfoKey, JSON.stringify(user));
  localStorage.setItem(sessionTokenKey, token);
  emitSessionChange();
}

export function clearSession(): void {
  localStorage.removeItem(sessionTokenKey);
  localStorage.removeItem(userInfoKey);
  emitSessionChange();
}

/** One string for both entries, so that an unchanged session is recognised as unchanged. */
function readRawSession(): string | null {
  try {
    const token = localStorage.getItem(sessionTokenKey);
    return token && `${token}\n${localStorage.getItem(userInfoKey) ?? ""}`;
  } catch {
    return null;
  }
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

/** Calls back after every sign-in and sign-out, in this tab or another, until the function it gives is called. */
export function onSessionChange(listener: () => void): () => void {
  const controller = new AbortController();
  window.addEventListener("storage", listener, { signal: controller.signal });
  window.addEventListener(sessionChangedEvent, listener, { signal: controller.signal });
  return () => controller.abort();
}

const emitSessionChange = () => window.dispatchEvent(new Event(sessionChangedEvent));

/** Keeps the mark true that the script in the head set before the first paint; the style sheet goes by it. */
function updateSessionAttribute(): void {
  document.documentElement.dataset["session"] = readRawSession() ? "in" : "out";
}
