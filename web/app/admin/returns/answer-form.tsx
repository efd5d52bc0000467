import { maxReturnAnswerLength, type StaffReturn } from "@pawhaven/contract";
import { Check, CircleX } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useChangeReturn } from "./use-change-return.ts";

/** Approve with instructions, or decline with a reason: both are the customer's answer. */
export function AnswerForm({ entry: { id, version, actions } }: { entry: StaffReturn }) {
  const canApprove = actions.includes("approve");
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const params = { id };
  const approve = useChangeReturn("The return is approved.", (instructions: string) =>
    staffApi.approveReturn({ params, body: { instructions, version } }),
  );
  const decline = useChangeReturn("The return is declined.", (reason: string) =>
    staffApi.declineReturn({ params, body: { reason, version } }),
  );
  const isBusy = approve.isPending || decline.isPending;
  const send = (step: typeof approve) => {
    setMissing(answer.trim() === "");
    if (answer.trim() !== "") step.mutate(answer.trim());
  };
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={canApprove ? "Answer to the customer" : "Why it is declined"}
        hint={canApprove ? "How to send it back, or why you decline it. The customer gets it by email." : undefined}
        requiredMark="none"
        rows={3}
        maxLength={maxReturnAnswerLength}
        value={answer}
        error={isMissing && answer.trim() === "" ? "Please write what the customer should know." : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {canApprove && (
          <Button size="small" icon={Check} busy={approve.isPending} disabled={isBusy} onClick={() => send(approve)}>
            Approve
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={CircleX}
          busy={decline.isPending}
          disabled={isBusy}
          onClick={() => send(decline)}
        >
          Decline
        </Button>
      </div>
    </div>
  );
}
