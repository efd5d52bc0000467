import { useNavigate } from "react-router";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { useRedirectTarget } from "../features/accounts/redirect-target.ts";
import { SignupForm } from "../features/accounts/signup-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { TextLink } from "../ui/text-link.tsx";
import { toast } from "../ui/toast.tsx";
import type { Route } from "./+types/signup";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Sign Up",
    description: "Create an account.",
    path: paths.signup,
    noIndex: true,
  });

export default function SignupPage() {
  const navigate = useNavigate();
  const redirectTo = useRedirectTarget();
  return (
    <AuthCard
      title="Create an account"
      lead="One account for the shop, the clinic and the shelter."
      aside={
        <>
          Already have an account?{" "}
          <TextLink to={paths.login} state={{ redirectTo }}>
            Login
          </TextLink>
        </>
      }
    >
      <SignupForm
        onRegistered={(message, email) => {
          toast.success(message);
          void navigate(paths.login, { state: { redirectTo, email } });
        }}
      />
    </AuthCard>
  );
}
