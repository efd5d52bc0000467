import { pluralize, type RequestStage } from "@pawhaven/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { screenPath } from "../../lib/paths.ts";
import { type MovableRequest, type StageToMoveTo, useMoveRequest } from "./use-move-request.ts";

/** What happens when a request is brought to a stage, by dragging or by choosing: some stages ask first. */
export function useStageMoves() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMoveRequest();
  const [declinedId, setDeclinedId] = useState<number>();
  const move = async (request: MovableRequest, to: RequestStage) => {
    if (to === "gone_home") void navigate(screenPath(`requests/${request.id}/handover`));
    else if (to === "declined") setDeclinedId(request.id);
    else if (to !== "approved" || (await confirmApproval(request))) mutate({ request, stage: to as StageToMoveTo });
  };
  return {
    isMoving: isPending,
    move: (request: MovableRequest, to: RequestStage) => void move(request, to),
    declinedId,
    stopDeclining: () => setDeclinedId(undefined),
  };
}

/** An approval is final for everybody else who asked, so it asks first. */
async function confirmApproval({ pet, customer, checks_open: open }: MovableRequest): Promise<boolean> {
  if (open > 0) {
    toast.error(`Before an approval, ${pluralize(open, "required check")} must be passed.`);
    return false;
  }
  return askToConfirm({
    title: `Give ${pet.name} to ${customer.name}?`,
    text: `${pet.name} is reserved, and all other requests for ${pet.name} are declined. Everybody gets a mail.`,
    confirmLabel: "Approve",
    cancelLabel: "Not yet",
  });
}
