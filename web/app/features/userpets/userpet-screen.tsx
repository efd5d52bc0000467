import type { UserpetDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DeathSection } from "./death-section.tsx";
import { MemorialActions } from "./memorial-actions.tsx";
import { UserpetHeader } from "./userpet-header.tsx";
import { userpetQuery } from "./queries.ts";
import { UserpetFacts } from "./userpet-facts.tsx";
import { UserpetNotes } from "./userpet-notes.tsx";
import { UserpetPictures } from "./userpet-pictures.tsx";
import { WeightPanel } from "./weight-panel.tsx";

interface UserpetScreenProps {
  id: string;
  enabled: boolean;
  onBook: (pet: UserpetDetails) => void;
  timeline: (pet: UserpetDetails) => ReactNode;
  /** Compact cards of other features, in two balanced columns; not shown of an animal that has died. */
  children?: (pet: UserpetDetails) => ReactNode;
  /** The same, of an animal that has died. */
  memorial: (pet: UserpetDetails) => ReactNode;
  /** Said to whoever is about to tell us that it has died. */
  beforeDeath: (pet: UserpetDetails) => ReactNode;
}

export function UserpetScreen({ id, enabled, onBook, timeline, children, memorial, beforeDeath }: UserpetScreenProps) {
  const { data: pet, error, isLoadingError, refetch } = useQuery({ ...userpetQuery(id), enabled });
  if (isLoadingError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="We can't find this pet on your list."
        action={<ButtonLink to={paths.myPets}>My Pets</ButtonLink>}
      />
    );
  if (isLoadingError) return <ErrorState text="Your pet could not be loaded." onRetry={() => void refetch()} />;
  if (!pet) return <Skeleton className="h-150 rounded-card" />;
  const lives = pet.died_on === null;
  return (
    <div className="grid gap-6">
      <UserpetHeader pet={pet} onBook={onBook} />
      <div className="grid items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <UserpetPictures pet={pet} />
        <div className="grid gap-6">
          <UserpetFacts pet={pet} />
          <UserpetNotes pet={pet} />
        </div>
      </div>
      <div className="gap-6 *:break-inside-avoid *:not-last:mb-6 lg:columns-2">
        {lives ? children?.(pet) : memorial(pet)}
        <WeightPanel pet={pet} />
      </div>
      {timeline(pet)}
      {lives ? <DeathSection pet={pet}>{beforeDeath(pet)}</DeathSection> : <MemorialActions pet={pet} />}
    </div>
  );
}
