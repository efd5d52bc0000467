import { useLocation, useNavigate } from "react-router";
import * as paths from "./paths.ts";

/** Leads to the login page, and back to the current page afterwards. */
export function useGoToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(paths.login, { state: { redirectTo: pathname + search } });
}
