import { maxShelterTextLength } from "@pawhaven/contract";
import { useState } from "react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { type MovableRequest, useMoveRequest } from "./use-move-request.ts";

interface DeclineDialogProps {
  request: MovableRequest;
  onClose: () => void;
}

/** Nobody has to give a reason. What was typed stays if the server refuses. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useMoveRequest({ onMoved: onClose, onRefused: () => undefined });
  const { pet, customer, stage } = request;
  const isApproved = stage === "approved";
  return (
    <Modal
      open
      size="small"
      title={isApproved ? `Take back the approval of ${customer.name}?` : `Decline ${customer.name}?`}
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" size="small" disabled={isPending} onClick={onClose}>
            Not yet
          </Button>
          <Button
            variant="danger"
            size="small"
            busy={isPending}
            onClick={() => mutate({ request, stage: "declined", reason: reason.trim() })}
          >
            Decline
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-small">
        {error && <Banner tone="error">{errorMessage(error, "The request could not be declined.")}</Banner>}
        <p>
          {customer.name} gets a kind mail that {pet.name} will not come to them, with thanks for asking.
          {isApproved && ` ${pet.name} goes back into preparation, and a fee that was paid by card is paid back.`}
        </p>
        <TextAreaField
          label="Reason"
          hint="Only if you want to give one. The customer reads it."
          rows={4}
          maxLength={maxShelterTextLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}
