import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { ResetPasswordForm } from "../features/accounts/reset-password-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { lazyDialog } from "../ui/lazy-dialog.tsx";
import type { Route } from "./+types/reset";

const LoginModal = lazyDialog(() => import("../features/accounts/login-modal.tsx"));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Reset Password",
    description: "Set a new password.",
    path: "/reset",
    noIndex: true,
  });

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const [isLoginOpen, setLoginOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <AuthCard
      title="Set a new password"
      aside={
        <>
          Remember your password?{" "}
          <button
            type="button"
            onClick={() => setLoginOpen(true)}
            className="cursor-pointer text-teal-strong underline underline-offset-4"
          >
            Login here
          </button>
        </>
      }
    >
      <ResetPasswordForm token={params.token} isRedirectPaused={isLoginOpen} />
      <Suspense>
        {isLoginOpen && <LoginModal open onClose={() => setLoginOpen(false)} onSignedIn={() => void navigate("/")} />}
      </Suspense>
    </AuthCard>
  );
}
