import type { RequestDetails, RequestStage } from "@pawhaven/contract";
import { House, MoveRight } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { targetsOf } from "../board/board-columns.ts";
import { DeclineDialog } from "../board/decline-dialog.tsx";
import { MoveDialog } from "../board/move-dialog.tsx";
import { useStageMoves } from "../board/use-stage-moves.ts";
import { screenPath } from "../../lib/paths.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";

/** The next step first. What is closed stays closed. */
export function RequestActions({ request }: { request: RequestDetails }) {
  const { can } = useStaffSession();
  const [isChoosing, setIsChoosing] = useState(false);
  const { move, isMoving, declinedId, stopDeclining } = useStageMoves();
  const { id, stage, handover_id: handoverId } = request;
  if (handoverId !== null)
    return (
      <ButtonLink to={screenPath(`handovers/${handoverId}`)} size="small" icon={House}>
        Handover
      </ButtonLink>
    );
  if (!can("applications.decide") || targetsOf(request).length === 0) return null;
  return (
    <>
      <Button variant="ghost" size="small" icon={MoveRight} disabled={isMoving} onClick={() => setIsChoosing(true)}>
        Move to…
      </Button>
      <Button variant="secondary" size="small" disabled={isMoving} onClick={() => move(request, "declined")}>
        {stage === "approved" ? "Take back" : "Decline"}
      </Button>
      {stage === "approved" ? (
        <ButtonLink to={screenPath(`requests/${id}/handover`)} size="small" icon={House}>
          Hand over
        </ButtonLink>
      ) : (
        <NextStage request={request} isMoving={isMoving} onMove={(to) => move(request, to)} />
      )}
      {isChoosing && (
        <MoveDialog request={request} onMove={(to) => move(request, to)} onClose={() => setIsChoosing(false)} />
      )}
      {declinedId !== undefined && <DeclineDialog request={request} onClose={stopDeclining} />}
    </>
  );
}

interface NextStageProps {
  request: RequestDetails;
  isMoving: boolean;
  onMove: (to: RequestStage) => void;
}

/** Somebody looks at it first; once all is checked, it can be approved. Before that, the button says what is missing. */
function NextStage({ request: { stage, checks_open: open }, isMoving, onMove }: NextStageProps) {
  if (stage === "received")
    return (
      <Button size="small" busy={isMoving} onClick={() => onMove("in_review")}>
        Start the review
      </Button>
    );
  return (
    <Button
      variant={open > 0 ? "secondary" : "primary"}
      size="small"
      busy={isMoving}
      onClick={() => onMove("approved")}
    >
      Approve
    </Button>
  );
}
