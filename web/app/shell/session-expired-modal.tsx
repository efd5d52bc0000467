import { Suspense } from "react";
import { useSessionExpiry } from "../lib/session-expiry.ts";
import { lazyDialog } from "../ui/lazy-dialog.tsx";

const LoginModal = lazyDialog(() => import("../features/accounts/login-modal.tsx"));

/** Signs in again in a dialog, so that the page and what was typed into it stay as they are. */
export function SessionExpiredModal() {
  const { hasExpired, dismiss } = useSessionExpiry();
  if (!hasExpired) return null;
  return (
    <Suspense>
      <LoginModal
        open
        onClose={dismiss}
        onSignedIn={dismiss}
        lead="Your session has ended. Please sign in again to continue."
      />
    </Suspense>
  );
}
