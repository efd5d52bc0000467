import { adoptionCheckNames, maxShelterTextLength, type RequestCheck, type RequestDetails } from "@pawhaven/contract";
import { useState } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { Panel } from "../../ui/panel.tsx";
import { targetsOf } from "../board/board-columns.ts";
import { useRequestMutation } from "../use-request-mutation.ts";
import { CheckResult } from "./check-results.tsx";

/** What has to be known before an approval. */
export function ChecksPanel({ request }: { request: RequestDetails }) {
  const { can } = useStaffSession();
  const [recording, setRecording] = useState<RequestCheck>();
  const canRecord = can("applications.decide") && targetsOf(request).length > 0;
  return (
    <Panel title="Checks">
      <ul className="divide-y divide-line">
        {request.checks.map((check) => (
          <li key={check.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <CheckFacts check={check} />
            <span className="flex items-center gap-3">
              <CheckResult result={check.result} />
              {canRecord && (
                <Button variant="secondary" size="small" onClick={() => setRecording(check)}>
                  {check.result ? "Correct" : "Record"}
                  <span className="sr-only"> {adoptionCheckNames[check.kind]}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {recording && <CheckDialog requestId={request.id} check={recording} onClose={() => setRecording(undefined)} />}
    </Panel>
  );
}

const CheckFacts = ({ check }: { check: RequestCheck }) => (
  <span className="min-w-0">
    <strong>{adoptionCheckNames[check.kind]}</strong>
    {!check.is_required && <span className="text-ink-soft">, optional</span>}
    {check.note && <span className="block whitespace-pre-line wrap-anywhere">{check.note}</span>}
    {check.checked_at && (
      <span className="block text-ink-soft">
        {check.checked_by ?? "Somebody"}, {formatDate(check.checked_at)}
      </span>
    )}
  </span>
);

interface CheckDialogProps {
  requestId: number;
  check: RequestCheck;
  onClose: () => void;
}

/** The note stays among staff. */
function CheckDialog({ requestId, check, onClose }: CheckDialogProps) {
  const [note, setNote] = useState(check.note);
  const { mutate, isPending, error } = useRequestMutation({
    mutationFn: (result: RequestCheck["result"]) =>
      staffApi.recordRequestCheck({ params: { id: requestId, kind: check.kind }, body: { result, note } }),
    done: (_, result) => `${adoptionCheckNames[check.kind]}: ${result ?? "open again"}.`,
    onDone: onClose,
  });
  return (
    <Modal
      open
      size="small"
      title={`Check: ${adoptionCheckNames[check.kind]}`}
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          {check.result && (
            <Button variant="ghost" size="small" disabled={isPending} onClick={() => mutate(null)}>
              Open again
            </Button>
          )}
          <Button variant="secondary" size="small" disabled={isPending} onClick={() => mutate("failed")}>
            Failed
          </Button>
          <Button size="small" busy={isPending} onClick={() => mutate("passed")}>
            Passed
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-small">
        {error && <Banner tone="error">{errorMessage(error, "The check could not be saved.")}</Banner>}
        <TextAreaField
          label="Note"
          hint="Only staff can read it."
          rows={3}
          maxLength={maxShelterTextLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Modal>
  );
}
