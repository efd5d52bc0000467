import { useEffect, useState } from "react";
import { onSessionChange, readSession } from "./session.ts";

const sessionExpiredEvent = "session-expired";

export const emitSessionExpired = () => window.dispatchEvent(new Event(sessionExpiredEvent));

/** True from the moment the server rejects the token until the user signs in, in any tab, or dismisses the dialog. */
export function useSessionExpiry() {
  const [hasExpired, setExpired] = useState(false);
  useEffect(() => {
    const onExpired = () => setExpired(true);
    window.addEventListener(sessionExpiredEvent, onExpired);
    const unsubscribe = onSessionChange(() => readSession() && setExpired(false));
    return () => {
      unsubscribe();
      window.removeEventListener(sessionExpiredEvent, onExpired);
    };
  }, []);
  return { hasExpired, dismiss: () => setExpired(false) };
}
