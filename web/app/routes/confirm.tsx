import { ApiResponseError } from "@pawhaven/contract";
import { useEffect, useRef, useState } from "react";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { api } from "../lib/api.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Confirm your address",
    description: "Confirm your address.",
    path: "/confirm",
    noIndex: true,
  });

/** Confirmed by the page's own call, not by opening the address: mail programs open links just to look at them. */
export default function ConfirmEmailPage({ params }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string }>();
  const hasRequested = useRef(false);
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    api.confirmEmail({ body: { token: params.token } }).then(
      ({ message }) => setOutcome({ tone: "success", text: message }),
      (error: unknown) =>
        setOutcome({
          tone: "error",
          text: (error instanceof ApiResponseError && error.message) || "Something went wrong!",
        }),
    );
  }, [params.token]);
  return (
    <AuthCard title="Confirm your address">
      {outcome ? <Banner tone={outcome.tone}>{outcome.text}</Banner> : <Spinner label="One moment" />}
      <ButtonLink to="/" variant="secondary" fullWidth className="mt-6">
        Go to the home page
      </ButtonLink>
    </AuthCard>
  );
}
