import { useEffect, useState } from "react";
import { onSessionChange, readSession } from "./session.ts";

const expired = "session-expired";

export const announceExpiry = () => window.dispatchEvent(new Event(expired));

/** True from the moment the server refused the token until somebody signs in, in whichever tab, or `dismiss` is called. */
export function useExpiry() {
  const [hasExpired, setExpired] = useState(false);
  useEffect(() => {
    const onExpired = () => setExpired(true);
    window.addEventListener(expired, onExpired);
    const stopFollowing = onSessionChange(() => readSession() && setExpired(false));
    return () => {
      stopFollowing();
      window.removeEventListener(expired, onExpired);
    };
  }, []);
  return { hasExpired, dismiss: () => setExpired(false) };
}
