import { AuthCard } from "../features/accounts/auth-card.tsx";
import { submitOutcome } from "../features/accounts/submit-outcome.ts";
import { api } from "../lib/api.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useApiMutation } from "../lib/use-api-mutation.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import type { Route } from "./+types/confirm-contact";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Updates about an order",
    description: "Confirm that this address may receive emails about an order.",
    path: "/confirm/contact",
    noIndex: true,
  });

/** Waits for a press of the button, because the reader of the mail may be somebody who does not know the customer. */
export default function ConfirmContactPage({ params }: Route.ComponentProps) {
  const confirm = useApiMutation({ mutationFn: (token: string) => api.confirmContactAddress({ body: { token } }) });
  const outcome = submitOutcome(confirm, { success: "", failure: "Something went wrong!" });
  return (
    <AuthCard
      title="Updates about an order"
      lead="A customer would like us to send updates about orders to your email address as well."
    >
      {outcome ? (
        <Banner tone={outcome.tone}>{outcome.text}</Banner>
      ) : (
        <p className="text-pretty">Please agree only if you know who that is.</p>
      )}
      {confirm.isSuccess ? (
        <ButtonLink to="/" variant="secondary" fullWidth className="mt-6">
          Go to the home page
        </ButtonLink>
      ) : (
        <Button fullWidth className="mt-6" busy={confirm.isPending} onClick={() => confirm.mutate(params.token)}>
          Send updates to my address
        </Button>
      )}
    </AuthCard>
  );
}
