import type { UserpetCard } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { userpetCardsQuery } from "./queries.ts";
import { PetCard } from "./userpet-card.tsx";

const gridClasses = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3";

const useCards = () => useQuery({ ...userpetCardsQuery, enabled: useSession() !== null });

/** The pets of the list as cards. Without pets it shows nothing: the table says so. */
export function UserpetCards() {
  const { data: cards, isLoading, isLoadingError, refetch } = useCards();
  if (isLoading) return <Skeleton className="mb-8 h-44 rounded-card" />;
  if (isLoadingError)
    return (
      <RetryBanner
        className="mb-8"
        text="What is next for your pets could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  const living = (cards ?? []).filter(({ died_on: died }) => died === null);
  return living.length > 0 && <CardList cards={living} label="My pets" headingLevel={2} />;
}

/** Those that have died, after everything else. */
export function RememberedPets() {
  const { data: cards } = useCards();
  const remembered = (cards ?? []).filter(({ died_on: died }) => died !== null);
  return (
    remembered.length > 0 && (
      <section aria-labelledby="in-memory" className="mt-10">
        <h2 id="in-memory" className="mb-4 text-lead">
          In memory
        </h2>
        <CardList cards={remembered} label="In memory" headingLevel={3} />
      </section>
    )
  );
}

interface CardListProps {
  cards: readonly UserpetCard[];
  label: string;
  headingLevel: 2 | 3;
}

const CardList = ({ cards, label, headingLevel }: CardListProps) => (
  <ul aria-label={label} className={`mb-8 ${gridClasses}`}>
    {cards.map((card) => (
      <PetCard key={card.id} card={card} headingLevel={headingLevel} />
    ))}
  </ul>
);
