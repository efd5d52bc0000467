import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CareHistory } from "./care-history.tsx";
import { userpetQuery } from "./queries.ts";
import { UserpetFacts } from "./userpet-facts.tsx";
import { UserpetPictures } from "./userpet-pictures.tsx";

export function UserpetScreen({ id, enabled }: { id: string; enabled: boolean }) {
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
  return (
    <>
      <h1 className="text-heading">{pet.name}</h1>
      {pet.is_adopted && <p className="mt-1 text-ink-soft">Adopted from Pawhaven.</p>}
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <UserpetPictures pet={pet} />
        <UserpetFacts pet={pet} />
      </div>
      <CareHistory pet={pet} />
    </>
  );
}
