import { ApiRefusal } from "@pawhaven/contract";
import { useEffect, useRef, useState } from "react";
import { AuthPage } from "../features/accounts/auth-page.tsx";
import { api } from "../lib/api.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "Confirm your address",
    description: "Confirm your address.",
    path: "/confirm",
    hidden: true,
  });

/** Confirmed by the page's own call, not by opening the address: mail programs open links just to look at them. */
export default function Confirm({ params }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string }>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    api.confirmEmail({ body: { token: params.token } }).then(
      ({ message }) => setOutcome({ tone: "success", text: message }),
      (error: unknown) =>
        setOutcome({ tone: "error", text: (error instanceof ApiRefusal && error.message) || "Something went wrong!" }),
    );
  }, [params.token]);
  return (
    <AuthPage title="Confirm your address">
      {outcome ? <Banner tone={outcome.tone}>{outcome.text}</Banner> : <Spinner label="One moment" />}
      <ButtonLink to="/" variant="secondary" full className="mt-6">
        Go to the home page
      </ButtonLink>
    </AuthPage>
  );
}
