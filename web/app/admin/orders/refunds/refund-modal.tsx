import { zodResolver } from "@hookform/resolvers/zod";
import {
  maxRefundNoteLength,
  type OrderRefunds,
  type RefundDraft,
  refundDraft,
  refundReasonNames,
  type StaffRefund,
  staffRefundReasons,
} from "@pawhaven/contract";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { formatDollars } from "../../../lib/money.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { createClickKey } from "../../../lib/click-key.ts";
import { priceOfLines } from "./price-of-lines.ts";
import type { RefundInput } from "./refund-input.ts";
import { RefundLineFields } from "./refund-line-fields.tsx";
import { useRefreshOrder } from "../use-refresh-order.ts";

interface RefundModalProps {
  orderId: string;
  state: OrderRefunds;
  onClose: () => void;
}

export function RefundModal({ orderId, state, onClose }: RefundModalProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<RefundInput, unknown, RefundDraft>({
    resolver: zodResolver(refundDraft),
    defaultValues: {
      lines: state.lines.map(({ id }) => ({ id, cancel: 0, sent: 0, restock: false })),
      amount: undefined,
      note: "",
    },
  });
  const { errors } = formState;
  const refund = useCreateRefund(orderId, onClose, (error) => showFieldErrors(error, setError, { shouldFocus: true }));
  const [lines, typed] = useWatch({ control, name: ["lines", "amount"] });
  const price = Math.min(priceOfLines(state.lines, lines ?? []), state.left);
  const amount = typeof typed === "number" && typed > 0 ? typed : price;
  const failure = formErrorMessage(refund.error, "The refund could not be made. Please try again.");
  return (
    <Modal open title="Refund" onClose={onClose} locked={refund.isPending}>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((draft) => refund.mutate(draft))(event)}
        className="grid gap-4 text-small"
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p className="text-ink-soft">
          {formatDollars(state.left)} of {formatDollars(state.paid)} is left.
          {state.by_hand && " The order was paid in cash: please pay the money out by hand."}
        </p>
        <RefundLineFields lines={state.lines} register={register} error={errors.lines?.message} />
        <TextField
          label="Amount"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          placeholder={price > 0 ? price.toFixed(2) : ""}
          hint="In dollars. Leave it empty to refund the price of the items."
          error={errors.amount?.message}
          {...register("amount", { setValueAs: toAmount })}
        />
        <SelectField label="Reason" required requiredMark="none" error={errors.reason?.message} {...register("reason")}>
          {staffRefundReasons.map((reason) => (
            <option key={reason} value={reason}>
              {refundReasonNames[reason]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Note for staff"
          rows={2}
          maxLength={maxRefundNoteLength}
          error={errors.note?.message}
          {...register("note")}
        />
        <Button type="submit" busy={refund.isPending} fullWidth>
          {amount > 0 ? `Refund ${formatDollars(amount)}` : "Refund"}
        </Button>
      </form>
    </Modal>
  );
}

const toAmount = (text: unknown) => (text === "" || text === undefined ? undefined : Number(text));

function describeRefund({ state, amount, by_hand: isByHand, to_gift_card: isToGiftCard }: StaffRefund): string {
  if (isToGiftCard) return "The refund is done. What the gift card paid is back on it.";
  if (isByHand) return `The refund is noted. Please pay out ${formatDollars(amount)} by hand.`;
  return state === "due" ? "The refund will be sent." : "The refund is on its way.";
}

function useCreateRefund(orderId: string, onDone: () => void, onRefused: (error: Error) => void) {
  const refresh = useRefreshOrder();
  const [clickKey] = useState(createClickKey);
  return useStaffMutation({
    mutationFn: (body: RefundDraft) =>
      staffApi.createRefund({ params: { id: orderId }, body }, { idempotencyKey: clickKey(body) }),
    onSuccess: ({ refunds }) => {
      const last = refunds.at(-1);
      if (last?.state === "failed") toast.error("The card provider refused the refund.");
      else if (last) toast.success(describeRefund(last));
      onDone();
    },
    onError: onRefused,
    onSettled: refresh,
  });
}
