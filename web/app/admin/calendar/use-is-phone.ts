import { useSyncExternalStore } from "react";

/** Below the first breakpoint of the style sheet. */
const phone = () => matchMedia("(width < 40rem)");

function subscribe(listener: () => void): () => void {
  const query = phone();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches);
