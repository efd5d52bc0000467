import { maxReturnAnswerLength } from "@pawhaven/contract";
import { Check, CircleX } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import type { ReturnStep, StepFormProps } from "./use-change-return.ts";

/** Approve with instructions, or decline with a reason: both are the customer's answer. */
export function AnswerForm({ entry: { id, actions }, pending, onStep }: StepFormProps) {
  const canApprove = actions.includes("approve");
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const send = (stepWith: (id: number, text: string) => ReturnStep) => {
    setMissing(answer.trim() === "");
    if (answer.trim() !== "") onStep(stepWith(id, answer.trim()));
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
          <Button
            size="small"
            icon={Check}
            busy={pending === "approve"}
            disabled={pending !== undefined}
            onClick={() => send(approval)}
          >
            Approve
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={CircleX}
          busy={pending === "decline"}
          disabled={pending !== undefined}
          onClick={() => send(decline)}
        >
          Decline
        </Button>
      </div>
    </div>
  );
}

const approval = (id: number, instructions: string): ReturnStep => ({
  name: "approve",
  done: "The return is approved.",
  yours: `Approved\n${instructions}`,
  send: (version) => staffApi.approveReturn({ params: { id }, body: { instructions, version } }),
});

const decline = (id: number, reason: string): ReturnStep => ({
  name: "decline",
  done: "The return is declined.",
  yours: `Declined\n${reason}`,
  send: (version) => staffApi.declineReturn({ params: { id }, body: { reason, version } }),
});
