import { useLocation } from "react-router";

/** Where somebody wanted to go before they were asked to sign in. */
export function useRedirectTarget(): string {
  const { state } = useLocation() as { state: { redirectTo?: unknown } | null };
  return toSafeRedirectPath(state?.redirectTo);
}

/**
 * An address of this site, or the home page: nobody is led elsewhere after signing in. Addresses hold no white space;
 * browsers leave it out, and would read two slashes where one is followed by a tab and another.
 */
export const toSafeRedirectPath = (target: unknown): string =>
  typeof target === "string" && /^\/(?![/\\])\S*$/.test(target) ? target : "/";
