import { AuthPage } from "../features/accounts/auth-page.tsx";
import { ForgotForm } from "../features/accounts/forgot-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "Forgot Password",
    description: "Ask for a reset link.",
    path: "/forgot-password",
    hidden: true,
  });

export default function ForgotPassword() {
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us your address and we send you a link. It works once, for an hour."
      aside={
        <>
          Remembered it? <TextLink to="/login">Login</TextLink>
        </>
      }
    >
      <ForgotForm />
    </AuthPage>
  );
}
