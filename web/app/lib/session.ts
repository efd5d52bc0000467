import { useSyncExternalStore } from "react";

/** Who is signed in, as the browser remembers it. The server believes only the token. */
export interface Session {
  token: string;
  user: { id: number; role: { name: string } };
}

const tokenKey = "access_token";
const userKey = "user_info";
const changed = "session-changed";

/** The present session, followed through sign-in and sign-out in this tab and in all others. */
export function useSession(): Session | null {
  const raw = useSyncExternalStore(subscribe, rawSession, () => null);
  return raw ? parse(raw) : null;
}

export const readSession = (): Session | null => parse(rawSession() ?? "");

export function saveSession({ token, user }: Session): void {
  // Other tabs hear of every entry by itself: with the token, which comes last, they have both.
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
  announce();
}

export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  announce();
}

/** One string for both entries, so that an unchanged session is recognised as unchanged. */
function rawSession(): string | null {
  try {
    const token = localStorage.getItem(tokenKey);
    return token && `${token}\n${localStorage.getItem(userKey) ?? ""}`;
  } catch {
    return null;
  }
}

function parse(raw: string): Session | null {
  const [token, info = ""] = raw.split("\n");
  if (!token) return null;
  try {
    return { token, user: JSON.parse(info) as Session["user"] };
  } catch {
    return { token, user: { id: 0, role: { name: "customer" } } };
  }
}

function subscribe(onChange: () => void): () => void {
  markDocument();
  return onSessionChange(() => {
    markDocument();
    onChange();
  });
}

/** Calls back after every sign-in and sign-out, in this tab or another, until the function it gives is called. */
export function onSessionChange(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener("storage", listener, { signal: stop.signal });
  window.addEventListener(changed, listener, { signal: stop.signal });
  return () => stop.abort();
}

const announce = () => window.dispatchEvent(new Event(changed));

/** Keeps the mark true that the script in the head set before the first paint; the style sheet goes by it. */
function markDocument(): void {
  document.documentElement.dataset["session"] = rawSession() ? "in" : "out";
}
