import { useEffect, useState } from "react";

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
 * forever, so it is loaded again and asks the server for the current state. A page may be left before React has rendered
 * that it waits; it then does so right after it was restored, before anybody has touched it.
 */
export function useReloadWhenRestored(isBeingLeft: boolean): void {
  const [isUntouched, setIsUntouched] = useState(false);
  useEffect(() => onPageRestored(() => setIsUntouched(true)), []);
  useEffect(() => {
    if (!isUntouched) return;
    const stop = new AbortController();
    const options = { capture: true, once: true, signal: stop.signal };
    for (const input of ["pointerdown", "keydown"]) {
      window.addEventListener(input, () => setIsUntouched(false), options);
    }
    return () => stop.abort();
  }, [isUntouched]);
  useEffect(() => {
    if (isUntouched && isBeingLeft) window.location.reload();
  }, [isUntouched, isBeingLeft]);
}
