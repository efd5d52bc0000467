import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as paths from "./paths.ts";
import { onPageRestored } from "./restored-page.ts";
import { readSession, type Session, useSession } from "./session.ts";

/** For screens that need a session. A visitor is sent to the login page and back. */
export function useRequiredSession(): Session | null {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const sendVisitorToLogin = () => {
      if (!readSession()) void navigate(paths.login, { replace: true, state: { redirectTo: pathname + search } });
    };
    sendVisitorToLogin();
    // Only on arrival, which coming back is too. If the session expires later, a dialog asks to sign in again.
    return onPageRestored(sendVisitorToLogin);
  }, [navigate, pathname, search]);
  return session;
}
