import { useQuery } from "@tanstack/react-query";
import { errorCode, errorMessage, isNotFound } from "../../../lib/api-errors.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { PresenceBanner } from "../../presence/presence-banner.tsx";
import { DetailLayout } from "../../ui/detail-layout.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { preparationQuery, requestQuery, requestsKey } from "../queries.ts";
import { GoesAlong } from "./goes-along.tsx";
import { HandoverForm } from "./handover-form.tsx";

/** Everything that is settled when an animal goes home, in one step. */
export default function PrepareHandoverScreen() {
  const id = Number(useScreenParam("id"));
  const { data: preparation, error, isError, refetch } = useQuery(preparationQuery(id));
  const { data: request } = useQuery(requestQuery(id));
  useStaffChanges(["adoption_requests"], requestsKey);
  if (isError && (isNotFound(error) || errorCode(error) === "conflict"))
    return (
      <EmptyState
        isPage
        title="There is nothing to hand over"
        text={errorMessage(error, "There is no such request.")}
        action={<ButtonLink to={screenPath(`requests/${id}`)}>To the request</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The handover could not be loaded." onRetry={() => void refetch()} />;
  if (!preparation || !request) return <Skeleton className="h-96" />;
  const { pet, adopter } = preparation;
  return (
    <>
      <PageHeader title={`${pet.name} goes home`} lead={`To ${adopter.name}. Nothing happens before you hand over.`} />
      <PresenceBanner kind="adoption request" id={String(id)} />
      <DetailLayout side={<GoesAlong petId={pet.id} />}>
        <HandoverForm requestId={id} version={request.version} preparation={preparation} />
      </DetailLayout>
    </>
  );
}
