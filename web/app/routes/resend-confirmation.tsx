import { useLocation } from "react-router";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { ResendConfirmationForm } from "../features/accounts/resend-confirmation-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/resend-confirmation";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Get a new confirmation email",
    description: "Have the link sent again that confirms your email address.",
    path: paths.resendConfirmation,
    noIndex: true,
  });

export default function ResendConfirmationPage() {
  const { state } = useLocation() as { state: { email?: string } | null };
  return (
    <AuthCard
      title="Get a new confirmation email"
      lead="It has the link that confirms your email address."
      aside={<TextLink to={paths.login}>Back to login</TextLink>}
    >
      <ResendConfirmationForm email={state?.email ?? ""} />
    </AuthCard>
  );
}
