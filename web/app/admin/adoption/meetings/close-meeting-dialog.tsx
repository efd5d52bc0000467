import type { BodyOf, endpoints, Meeting, RequestDetails } from "@pawhaven/contract";
import { useState } from "react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { ChoiceField } from "../../bookings/choice-field.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useRequestMutation } from "../use-request-mutation.ts";

type Status = BodyOf<typeof endpoints.closeMeeting>["status"];

const outcomes = [
  ["held", "They met"],
  ["missed", "Did not come"],
] as const;
const cancelling = ["cancelled", "Cancel it"] as const;

interface CloseMeetingDialogProps {
  request: RequestDetails;
  meeting: Meeting;
  onClose: () => void;
}

/** What has not begun can only be cancelled, which the customer is told by mail. */
export function CloseMeetingDialog({ request, meeting, onClose }: CloseMeetingDialogProps) {
  const { id, version, starts_at: startsAt } = meeting;
  const [hasBegun] = useState(() => Date.parse(startsAt) <= Date.now());
  const [status, setStatus] = useState<Status>(hasBegun ? "held" : "cancelled");
  const [note, setNote] = useState("");
  const { mutate, isPending, error } = useRequestMutation({
    mutationFn: () => staffApi.closeMeeting({ params: { id }, body: { version, status, note } }),
    done: () => (status === "cancelled" ? "The meeting is cancelled." : "It is written down how the meeting went."),
    onDone: onClose,
  });
  return (
    <Modal
      open
      size="small"
      title={`${request.customer.name} and ${request.pet.name}`}
      locked={isPending}
      onClose={onClose}
      footer={
        <Button
          size="small"
          variant={status === "cancelled" ? "danger" : "primary"}
          busy={isPending}
          onClick={() => mutate()}
        >
          {status === "cancelled" ? "Cancel the meeting" : "Save"}
        </Button>
      }
    >
      <div className="grid gap-4 text-small">
        {error && <Banner tone="error">{errorMessage(error, "The meeting could not be saved.")}</Banner>}
        <ChoiceField
          label="What happened"
          name="status"
          options={hasBegun ? [...outcomes, cancelling] : [cancelling]}
          value={status}
          onPick={(picked) => setStatus(picked as Status)}
        />
        {status === "cancelled" && !hasBegun && <p>{request.customer.name} gets a mail.</p>}
        <TextAreaField
          label="Note"
          hint="Only staff can read it."
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Modal>
  );
}
