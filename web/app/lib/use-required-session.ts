import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as paths from "./paths.ts";
import { readSession, type Session, useSession } from "./session.ts";

/** For screens behind sign-in: the session, or null while a visitor is on the way to `/login` and back. */
export function useRequiredSession(): Session | null {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!readSession()) void navigate(paths.login, { replace: true, state: { redirectTo: pathname + search } });
    // Only on arrival: a session that ends later is renewed in place.
  }, [navigate, pathname, search]);
  return session;
}
