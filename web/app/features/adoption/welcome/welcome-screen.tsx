import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/api-errors.ts";
import * as paths from "../../../lib/paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { CheckUpOffer } from "./check-up-offer.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { welcomeQuery } from "./queries.ts";
import { StarterKit } from "./starter-kit.tsx";

/** After an animal came home: what can be done next, none of it unasked. */
export function WelcomeScreen({ id, enabled }: { id: number; enabled: boolean }) {
  const { data: welcome, error, isLoadingError, refetch } = useQuery({ ...welcomeQuery(id), enabled });
  if (isLoadingError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is nothing here"
        text="This page is for animals that live with you."
        action={<ButtonLink to={paths.profileAdoptions}>My requests</ButtonLink>}
      />
    );
  if (isLoadingError) return <ErrorState text="This page could not be loaded." onRetry={() => void refetch()} />;
  if (!welcome) return <Skeleton className="h-150 rounded-card" />;
  return (
    <>
      <h1 className="text-heading">First days with {welcome.name}</h1>
      <p className="mt-2 text-ink-soft">
        {welcome.name} is one of your own pets now. You find{" "}
        <TextLink to={paths.userpet(welcome.userpet_id)}>everything we know about {welcome.name}</TextLink> under My
        Pets.
      </p>
      <FollowUps requestId={id} name={welcome.name} />
      {welcome.check_up && <CheckUpOffer requestId={id} welcome={welcome} checkUp={welcome.check_up} />}
      {welcome.starter_kit.length > 0 && <StarterKit name={welcome.name} lines={welcome.starter_kit} />}
    </>
  );
}
