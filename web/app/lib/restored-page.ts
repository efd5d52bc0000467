import { useEffect } from "react";

/**
 * Calls the listener when Back or Forward shows this document again as it was left: the browser had kept it in its
 * back/forward cache and no code ran since. Returns the unsubscribe function.
 */
export function onPageRestored(listener: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener("pageshow", handlePageShow);
  return () => window.removeEventListener("pageshow", handlePageShow);
}

/**
 * For a page that waits to be left, with its buttons disabled. The customer who comes back with Back would find it waiting
 * forever, so it is loaded again and asks the server for the current state.
 */
export function useReloadWhenRestored(isBeingLeft: boolean): void {
  useEffect(() => (isBeingLeft ? onPageRestored(() => window.location.reload()) : undefined), [isBeingLeft]);
}
