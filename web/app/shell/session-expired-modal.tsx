import { lazy, Suspense } from "react";
import { useSessionExpiry } from "../lib/session-expiry.ts";

const LoginModal = lazy(() => import("../features/accounts/login-modal.tsx"));

/** A session that ran out is renewed in place; the page below, and what was typed into it, stays as it is. */
export function SessionExpiredModal() {
  const { hasExpired, dismiss } = useSessionExpiry();
  if (!hasExpired) return null;
  return (
    <Suspense>
      <LoginModal
        open
        onClose={dismiss}
        onSignedIn={dismiss}
        lead="Your session has ended. Please sign in again to go on."
      />
    </Suspense>
  );
}
