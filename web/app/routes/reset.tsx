import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { AuthPage } from "../features/accounts/auth-page.tsx";
import { ResetForm } from "../features/accounts/reset-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import type { Route } from "./+types/reset";

const LoginModal = lazy(() => import("../features/accounts/login-modal.tsx"));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "Reset Password",
    description: "Set a new password.",
    path: "/reset",
    hidden: true,
  });

export default function Reset({ params }: Route.ComponentProps) {
  const [isLoginOpen, setLoginOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <AuthPage
      title="Set a new password"
      aside={
        <>
          Done?{" "}
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
      <ResetForm token={params.token} isHeld={isLoginOpen} />
      <Suspense>
        {isLoginOpen && <LoginModal open onClose={() => setLoginOpen(false)} onSignedIn={() => void navigate("/")} />}
      </Suspense>
    </AuthPage>
  );
}
