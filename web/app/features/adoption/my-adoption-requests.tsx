import { useQuery } from "@tanstack/react-query";
import * as paths from "../../lib/paths.ts";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AdoptionRequestRow } from "./adoption-request-row.tsx";
import { adoptionRequestsQuery } from "./queries.ts";

export function MyAdoptionRequests() {
  const { data: requests, isLoadingError, refetch } = useQuery(adoptionRequestsQuery);
  if (isLoadingError) return <ErrorState text="Your requests could not be loaded." onRetry={() => void refetch()} />;
  if (!requests) return <Skeleton className="h-24" />;
  if (requests.length === 0) {
    return (
      <p className="text-ink-soft">
        You have no adoption requests yet. <TextLink to={paths.petShop}>Meet the pets</TextLink>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <AdoptionRequestRow key={request.id} request={request} />
      ))}
    </ul>
  );
}
