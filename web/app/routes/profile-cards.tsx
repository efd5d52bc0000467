import { SavedCards } from "../features/cards/saved-cards.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf, useSiteConfig } from "../lib/site-config.ts";
import { useSession } from "../lib/session.ts";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile-cards";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Saved cards",
    description: "The cards that our card provider has saved for you.",
    path: paths.profileCards,
    noIndex: true,
  });

export default function ProfileCardsPage() {
  const { cards } = useSiteConfig();
  const session = useSession();
  if (!cards) return <EmptyState title="No cards here" text="This shop does not accept cards." />;
  return (
    <>
      <h1 className="text-heading">Saved cards</h1>
      <Card title="Your cards">
        <p className="mb-6 text-ink-soft text-pretty">
          Our card provider keeps them. We see no more than what you see here, and store none of it.
        </p>
        {session ? <SavedCards /> : <Skeleton className="h-20" />}
      </Card>
    </>
  );
}
