import { useSyncExternalStore } from "react";
import { useStickyUserId } from "./use-sticky-user-id.ts";

const subscribeToNothing = () => () => undefined;

/** Undefined until the page knows who is there. A customer whose session expires stays one: a dialog asks to sign in again. */
export function useBuyer(): "customer" | "visitor" | undefined {
  const userId = useStickyUserId();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (userId !== undefined) return "customer";
  return isHydrated ? "visitor" : undefined;
}
