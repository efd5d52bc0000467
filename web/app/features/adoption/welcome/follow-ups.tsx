import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/api-errors.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { adoptionRequestsQuery } from "../queries.ts";
import { FollowUpForm } from "./follow-up-form.tsx";
import { followUpsQuery } from "./queries.ts";

/** Only for those who agreed to be asked, and for as long as they agree. */
export function FollowUps({ requestId, name }: { requestId: number; name: string }) {
  const { data: followUps = [], isLoadingError, refetch } = useQuery(followUpsQuery(requestId));
  const { data: requests = [] } = useQuery(adoptionRequestsQuery);
  const isAsked = requests.find(({ id }) => id === requestId)?.agreed_to_follow_up ?? false;
  if (isLoadingError) return <RetryBanner text="Our questions could not be loaded." onRetry={() => void refetch()} />;
  if (followUps.length === 0 && !isAsked) return null;
  return (
    <Card title={`How is ${name}?`}>
      {followUps.length === 0 && <p>We will ask you after a few days, as you agreed.</p>}
      <ul className="grid gap-6">
        {followUps.map((followUp) => (
          <li key={followUp.day}>
            <FollowUpForm requestId={requestId} followUp={followUp} />
          </li>
        ))}
      </ul>
      {isAsked && <StopAsking requestId={requestId} />}
    </Card>
  );
}

function StopAsking({ requestId }: { requestId: number }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => api.stopFollowUps({ params: { id: requestId } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queryClient.invalidateQueries(adoptionRequestsQuery);
    },
    onError: (error) => toast.error(errorMessage(error, "Something went wrong. Please try again.")),
  });
  return (
    <Button variant="secondary" size="small" className="mt-4" busy={isPending} onClick={() => mutate()}>
      Please do not ask again
    </Button>
  );
}
