import { maxRefundNoteLength } from "@pawhaven/contract";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { fieldErrors } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import type { StepFormProps } from "./use-change-return.ts";

/** The price of what arrived is proposed; less is possible, for example if something is missing. */
export function RefundForm({ entry: { id, proposed }, pending, error, onStep }: StepFormProps) {
  const [amount, setAmount] = useState(proposed.toFixed(2));
  const [note, setNote] = useState("");
  const refund = () =>
    onStep({
      name: "refund",
      done: "The refund is on its way.",
      yours: `Refunded: ${formatDollars(Number(amount) || 0)}`,
      send: (version) => staffApi.refundReturn({ params: { id }, body: { amount: Number(amount), note, version } }),
    });
  const obstacle = fieldErrors(error).find(([field]) => field === "amount")?.[1];
  return (
    <div className="grid gap-3 border-b border-line pb-4">
      <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
        <TextField
          label="Amount"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          requiredMark="none"
          value={amount}
          error={obstacle}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label="Note for staff"
          maxLength={maxRefundNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <Button
        size="small"
        icon={Undo2}
        className="justify-self-start"
        busy={pending === "refund"}
        disabled={pending !== undefined}
        onClick={refund}
      >
        Refund {formatDollars(Number(amount) || 0)}
      </Button>
    </div>
  );
}
