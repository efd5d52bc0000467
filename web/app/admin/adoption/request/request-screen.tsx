import type { RequestDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/api-errors.ts";
import { formatDate } from "../../../lib/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { History } from "../../audit/history.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { PresenceBanner } from "../../presence/presence-banner.tsx";
import { DetailLayout } from "../../ui/detail-layout.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { MeetingsPanel } from "../meetings/meetings-panel.tsx";
import { requestQuery, requestsKey } from "../queries.ts";
import { RequestStageBadge } from "../request-stage.tsx";
import { AnimalPanel, ApplicantPanel } from "./facts-panels.tsx";
import { AssigneePanel } from "./assignee-panel.tsx";
import { ChecksPanel } from "./checks-panel.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RivalsPanel } from "./rivals-panel.tsx";
import { WishPanel } from "./wish-panel.tsx";

/** One request with everything that decides about it. */
export default function RequestScreen() {
  const { data: request, error, isError, refetch } = useQuery(requestQuery(Number(useScreenParam("id"))));
  useStaffChanges(["adoption_requests"], requestsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such request"
        action={<ButtonLink to={screenPath("requests")}>Adoption requests</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The request could not be loaded." onRetry={() => void refetch()} />;
  if (!request) return <Skeleton className="h-96" />;
  return <Request key={request.id} request={request} />;
}

const Request = ({ request }: { request: RequestDetails }) => (
  <>
    <PageHeader
      title={`${request.customer.name} for ${request.pet.name}`}
      lead={
        <span className="inline-flex flex-wrap items-center gap-2">
          <RequestStageBadge stage={request.stage} /> asked on {formatDate(request.created_at)}
        </span>
      }
      actions={<RequestActions request={request} />}
    />
    <PresenceBanner kind="adoption request" id={String(request.id)} />
    <DetailLayout
      side={
        <>
          <AssigneePanel request={request} />
          <ApplicantPanel request={request} />
          <AnimalPanel request={request} />
          <RivalsPanel request={request} />
          <NotesPanel request={request} />
        </>
      }
      history={<History kind="adoption request" id={request.id} />}
    >
      <WishPanel request={request} />
      <ChecksPanel request={request} />
      <MeetingsPanel request={request} />
      <MessagesPanel request={request} />
    </DetailLayout>
  </>
);
