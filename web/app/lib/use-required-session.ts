import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import * as paths from "./paths.ts";
import { onPageRestored } from "./restored-page.ts";
import { readSession, type Session, useSession } from "./session.ts";

/** For screens that need a session. A visitor is sent to the login page and back. */
export function useRequiredSession(): Session | null {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sendVisitorToLogin = useEffectEvent(() => {
    if (!readSession()) void navigate(paths.login, { replace: true, state: { redirectTo: pathname + search } });
  });
  // Only on arrival, which coming back is too. If the session expires later, a dialog asks to sign in again.
  useEffect(() => sendVisitorToLogin(), [pathname, search]);
  useEffect(() => onPageRestored(() => sendVisitorToLogin()), []);
  return session;
}
