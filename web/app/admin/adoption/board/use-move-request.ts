import { type BodyOf, type endpoints, type RequestCard, requestStageNames } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../../lib/api-errors.ts";
import { toast } from "../../../ui/toast.tsx";
import { auditKey } from "../../audit/queries.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { boardKey, requestQuery, requestsKey } from "../queries.ts";
import { withCard } from "./move-on-board.ts";

export type StageToMoveTo = BodyOf<typeof endpoints.moveRequest>["stage"];
export type MovableRequest = Pick<RequestCard, "id" | "version" | "stage" | "pet" | "customer" | "checks_open">;

interface RequestMove {
  request: MovableRequest;
  stage: StageToMoveTo;
  reason?: string;
}

/** Moves a request. The board shows it at once, and as it was if the server refuses. */
export function useMoveRequest({
  onMoved,
  onRefused,
}: { onMoved?: () => void; onRefused?: (error: Error) => void } = {}) {
  const client = useQueryClient();
  const update = (id: number, change: Partial<RequestCard>) =>
    client.setQueriesData<{ cards: RequestCard[] }>(
      { queryKey: boardKey },
      (board) => board && withCard(board, id, change),
    );
  return useStaffMutation({
    mutationFn: async ({ request: { id, version }, stage, reason = "" }: RequestMove) => {
      await client.cancelQueries({ queryKey: boardKey });
      update(id, { stage });
      return staffApi.moveRequest({ params: { id }, body: { version, stage, reason } });
    },
    onSuccess: (request) => {
      // The next move has to name the version that this one has made.
      update(request.id, { stage: request.stage, version: request.version });
      client.setQueryData(requestQuery(request.id).queryKey, request);
      toast.success(`${request.customer.name} for ${request.pet.name}: ${requestStageNames[request.stage]}.`);
      onMoved?.();
    },
    onError: (error, { request: { id, stage } }) => {
      update(id, { stage });
      (onRefused ?? showError)(error);
    },
    // Not awaited: the next card can be dragged before the board is read again.
    onSettled: () => {
      for (const queryKey of [requestsKey, auditKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

const showError = (error: Error) => void toast.error(errorMessage(error, "The request could not be moved."));
