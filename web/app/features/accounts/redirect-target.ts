import { useLocation } from "react-router";

/** The page that the visitor wanted to see before signing in. */
export function useRedirectTarget(): string {
  const { state } = useLocation() as { state: { redirectTo?: unknown } | null };
  return toSafeRedirectPath(state?.redirectTo);
}

/**
 * Prevents open redirects: anything but a path of this site becomes the home page. Whitespace is rejected because
 * browsers remove it, which would turn a slash, a tab and a slash into `//`, the start of another host.
 */
export const toSafeRedirectPath = (target: unknown): string =>
  typeof target === "string" && /^\/(?![/\\])\S*$/.test(target) ? target : "/";
