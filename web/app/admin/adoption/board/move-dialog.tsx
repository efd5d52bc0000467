import { type RequestStage, requestStageNames } from "@pawhaven/contract";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { stageLooks } from "../request-stage.tsx";
import { targetsOf } from "./board-columns.ts";
import type { MovableRequest } from "./use-move-request.ts";

interface MoveDialogProps {
  request: MovableRequest;
  onMove: (to: RequestStage) => void;
  onClose: () => void;
}

/** Everything that dragging can do, by keyboard and on a phone. */
export const MoveDialog = ({ request, onMove, onClose }: MoveDialogProps) => (
  <Modal open size="small" title={`Move ${request.customer.name} for ${request.pet.name} to…`} onClose={onClose}>
    <ul className="grid gap-2">
      {targetsOf(request).map((stage) => (
        <li key={stage}>
          <Button
            variant="secondary"
            size="small"
            fullWidth
            icon={stageLooks[stage].icon}
            onClick={() => {
              onClose();
              onMove(stage);
            }}
          >
            {stage === "gone_home" ? "Gone home, with the handover" : requestStageNames[stage]}
          </Button>
        </li>
      ))}
    </ul>
  </Modal>
);
