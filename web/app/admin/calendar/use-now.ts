import { useSyncExternalStore } from "react";

const checkMs = 10_000;

/** The minute it is, as an ISO string. */
const thisMinute = (): string => `${new Date().toISOString().slice(0, 16)}:00.000Z`;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, checkMs);
  return () => clearInterval(timer);
}

export const useNow = (): string => useSyncExternalStore(subscribe, thisMinute);
