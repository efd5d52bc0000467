import { AuthCard } from "../features/accounts/auth-card.tsx";
import { ForgotPasswordForm } from "../features/accounts/forgot-password-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Forgot Password",
    description: "Request a password reset link.",
    path: paths.forgotPassword,
    noIndex: true,
  });

export default function ForgotPasswordPage() {
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter your email and we will send you a link. It works once and expires after an hour."
      aside={
        <>
          Remembered it? <TextLink to={paths.login}>Login</TextLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthCard>
  );
}
