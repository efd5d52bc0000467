import { type MailList, mailLists } from "@pawhaven/contract";
import { AuthCard } from "../features/accounts/auth-card.tsx";
import { submitOutcome } from "../features/accounts/submit-outcome.ts";
import { api } from "../lib/api.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useApiMutation } from "../lib/use-api-mutation.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/unsubscribe";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Stop mails",
    description: "Stop mails of one kind.",
    path: "/unsubscribe",
    noIndex: true,
  });

const leads: Record<MailList, string> = {
  care: "Mails about what your pets need next.",
  food: "Mails about food that runs out.",
  reviews: "Mails that ask how you like what you bought.",
};

/** Waits for a press of the button, because programs that look for viruses open every link. */
export default function UnsubscribePage({ params }: Route.ComponentProps) {
  const list = mailLists.find((name) => name === params.list);
  const stop = useApiMutation({
    mutationFn: () => api.stopMails({ body: { list: list ?? "care", key: params.key } }),
  });
  const outcome = submitOutcome(stop, {
    success: "You will get no more of these mails.",
    failure: "This link is not valid.",
  });
  return (
    <AuthCard title="Stop mails" lead={leads[list ?? "care"]}>
      {outcome ? (
        <Banner tone={outcome.tone}>{outcome.text}</Banner>
      ) : (
        <p className="text-pretty">
          You can turn them on again <TextLink to={paths.profileMails}>on your profile page</TextLink> at any time.
        </p>
      )}
      {stop.isSuccess ? (
        <ButtonLink to="/" variant="secondary" fullWidth className="mt-6">
          Go to the home page
        </ButtonLink>
      ) : (
        <Button fullWidth className="mt-6" busy={stop.isPending} onClick={() => stop.mutate()}>
          Stop these mails
        </Button>
      )}
    </AuthCard>
  );
}
