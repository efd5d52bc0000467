import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as paths from "./paths.ts";
import { readSession, type Session, useSession } from "./session.ts";

/** For screens that need a session. A visitor is sent to the login page and back. */
export function useRequiredSession(): Session | null {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!readSession()) void navigate(paths.login, { replace: true, state: { redirectTo: pathname + search } });
    // Only on arrival. If the session expires later, a dialog asks to sign in again.
  }, [navigate, pathname, search]);
  return session;
}
