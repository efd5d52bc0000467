import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { DemoHint } from "../features/accounts/demo-hint.tsx";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { useRedirectTarget } from "../features/accounts/redirect-target.ts";
import { OutboxHint } from "../features/messages/outbox-hint.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { readSession } from "../lib/session.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Banner } from "../ui/banner.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Login",
    description: "Sign in to your account.",
    path: paths.login,
    noIndex: true,
  });

export default function LoginPage() {
  const navigate = useNavigate();
  const target = useRedirectTarget();
  const { state } = useLocation() as { state: { email?: string } | null };
  useEffect(() => {
    if (readSession()) void navigate(target, { replace: true });
  }, [navigate, target]);
  return (
    <AuthCard
      title="Welcome back"
      lead="Sign in to buy, book and adopt."
      aside={
        <>
          New here?{" "}
          <TextLink to={paths.signup} state={{ redirectTo: target }}>
            Sign Up
          </TextLink>
          <br />
          No confirmation email?{" "}
          <TextLink to={paths.resendConfirmation} state={{ email: state?.email }}>
            Get a new one
          </TextLink>
        </>
      }
      footnote={<DemoHint />}
    >
      {state?.email && <ConfirmationHint email={state.email} />}
      <LoginForm email={state?.email} onSignedIn={() => void navigate(target, { replace: true })} />
    </AuthCard>
  );
}

/** Shown after signing up. */
const ConfirmationHint = ({ email }: { email: string }) => (
  <Banner tone="success" className="mb-6">
    Please confirm your email with the link we sent to <strong>{email}</strong>. <OutboxHint />
  </Banner>
);
