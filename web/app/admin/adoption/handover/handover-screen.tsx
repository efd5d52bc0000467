import type { Handover } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, FileText, Undo2 } from "lucide-react";
import { useState } from "react";
import { isNotFound } from "../../../lib/api-errors.ts";
import { formatDay } from "../../../lib/days.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { History } from "../../audit/history.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { DetailLayout } from "../../ui/detail-layout.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { handoverQuery, requestsKey } from "../queries.ts";
import { FollowUpsPanel } from "./follow-ups-panel.tsx";
import { AdopterFacts, ContractFacts } from "./handover-facts.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

/** An animal that went home: its contract, how it goes, and its way back. */
export default function HandoverScreen() {
  const { data: handover, error, isError, refetch } = useQuery(handoverQuery(Number(useScreenParam("id"))));
  useStaffChanges(["adoption_requests"], requestsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such handover"
        action={<ButtonLink to={screenPath("requests")}>Adoption requests</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The handover could not be loaded." onRetry={() => void refetch()} />;
  if (!handover) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={`${handover.pet.name} with ${handover.adopter.name}`}
        lead={<HandoverState handover={handover} />}
        actions={<HandoverActions handover={handover} />}
      />
      <DetailLayout
        side={
          <>
            <AdopterFacts handover={handover} />
            <ContractFacts handover={handover} />
          </>
        }
        history={<History kind="pet" id={handover.pet.id} />}
      >
        <FollowUpsPanel handover={handover} />
      </DetailLayout>
    </>
  );
}

const HandoverState = ({ handover: { handed_over_on: on, returned_on: returned } }: { handover: Handover }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    {returned ? (
      <Badge tone="amber" icon={Undo2}>
        Returned
      </Badge>
    ) : (
      <Badge tone="teal" icon={CircleCheck}>
        Gone home
      </Badge>
    )}
    {formatDay(on, "long")}
    {returned && `, back on ${formatDay(returned, "long")}`}
  </span>
);

function HandoverActions({ handover }: { handover: Handover }) {
  const { can } = useStaffSession();
  const [isReturning, setIsReturning] = useState(false);
  const { id, returned_on: returnedOn } = handover;
  return (
    <>
      {can("animals.edit") && returnedOn === null && (
        <Button variant="secondary" size="small" icon={Undo2} onClick={() => setIsReturning(true)}>
          It comes back
        </Button>
      )}
      <ButtonLink to={screenPath(`handovers/${id}/contract`)} size="small" icon={FileText}>
        Contract
      </ButtonLink>
      {isReturning && <ReturnDialog handover={handover} onClose={() => setIsReturning(false)} />}
    </>
  );
}
