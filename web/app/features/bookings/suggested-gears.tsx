import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSession } from "../../lib/session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { visitProposalsQuery } from "./queries.ts";

const VisitProposals = lazyPart(async () => ({ default: (await import("./visit-proposals.tsx")).VisitProposals }));

/** Of the last visits of a pet, or of all pets; loaded only where something was suggested. */
export function SuggestedGears({ petId }: { petId?: number }) {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...visitProposalsQuery, enabled: isSignedIn });
  const visits = (data ?? []).filter((visit) => petId === undefined || visit.pet_id === petId).slice(0, maxVisits);
  return (
    visits.length > 0 && (
      <Suspense>
        <VisitProposals visits={visits} />
      </Suspense>
    )
  );
}

const maxVisits = 3;
