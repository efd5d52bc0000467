import { useEffect, useEffectEvent } from "react";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { submitOutcome } from "../features/accounts/submit-outcome.ts";
import { api } from "../lib/api.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useApiMutation } from "../lib/use-api-mutation.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Confirm your email",
    description: "Confirm your email address.",
    path: "/confirm",
    noIndex: true,
  });

/** Confirmed by a POST of the page and not by opening the link, because mail programs open links to scan them. */
export default function ConfirmEmailPage({ params }: Route.ComponentProps) {
  const confirm = useApiMutation({ mutationFn: (token: string) => api.confirmEmail({ body: { token } }) });
  const outcome = submitOutcome(confirm, { success: "", failure: "Something went wrong!" });
  const confirmOnce = useEffectEvent(confirm.mutate);
  useEffect(() => confirmOnce(params.token), [params.token]);
  return (
    <AuthCard title="Confirm your email">
      {outcome ? <Banner tone={outcome.tone}>{outcome.text}</Banner> : <Spinner label="One moment" />}
      <ButtonLink to="/" variant="secondary" fullWidth className="mt-6">
        Go to the home page
      </ButtonLink>
    </AuthCard>
  );
}
