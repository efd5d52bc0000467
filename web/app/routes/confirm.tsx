import { AuthCard } from "../features/accounts/auth-card.tsx";
import { ConfirmEmailForm } from "../features/accounts/confirm-email-form.tsx";
import { useEmailConfirmation } from "../features/accounts/use-email-confirmation.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Confirm your email",
    description: "Confirm your email address.",
    path: "/confirm",
    noIndex: true,
  });

/** Confirmed by a POST of the page and not by opening the link, because mail programs open links to scan them. */
export default function ConfirmEmailPage({ params: { token } }: Route.ComponentProps) {
  const { step, onConfirmed } = useEmailConfirmation(token);
  return (
    <AuthCard title="Confirm your email">
      {step.kind === "checking" && <Spinner label="One moment" />}
      {step.kind === "confirmed" && <Banner tone="success">{step.message}</Banner>}
      {step.kind === "failed" && (
        <Banner tone="error">
          <p>{step.message}</p>
          <TextLink to={paths.resendConfirmation}>Get a new one</TextLink>
        </Banner>
      )}
      {step.kind === "asking" && (
        // The server knows no session, so its page asks; who has one must not see that.
        <div className={step.note === undefined ? "signed-out-only" : undefined}>
          <ConfirmEmailForm token={token} note={step.note} onConfirmed={onConfirmed} />
        </div>
      )}
      <ButtonLink to="/" variant="secondary" fullWidth className="mt-6">
        Go to the home page
      </ButtonLink>
    </AuthCard>
  );
}
