import { zodResolver } from "@hookform/resolvers/zod";
import { type GiftCardDraft, giftCardDraft, maxGiftCardDollars } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { formatZone } from "../../lib/dates.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { fromShopTime } from "../lib/shop-time.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { giftCardsKey } from "./queries.ts";

const orNull = (text: unknown) => (text === "" || text === null || text === undefined ? null : text);

/** The code is shown once, here. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { timeZone } = useSiteConfig().shop;
  const { register, handleSubmit, setError, formState } = useForm<GiftCardDraft>({
    resolver: zodResolver(giftCardDraft) as never,
    defaultValues: { amount: 50, recipient_email: null, note: "", expires_at: null },
  });
  const { errors } = formState;
  const { mutate, isPending, data, error } = useStaffMutation({
    mutationFn: (body: GiftCardDraft) => staffApi.issueGiftCard({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: giftCardsKey }),
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  if (data)
    return (
      <Modal open title="The gift card is issued" size="small" onClose={onClose}>
        <IssuedCode code={data.code} recipient={data.recipient_email} onClose={onClose} />
      </Modal>
    );
  const failure = formErrorMessage(error, "The gift card could not be issued. Please try again.");
  return (
    <Modal open title="Issue a gift card" size="small" onClose={onClose} locked={isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((draft) => mutate(draft))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Amount"
          type="number"
          inputMode="decimal"
          min={0}
          max={maxGiftCardDollars}
          step={0.01}
          required
          requiredMark="none"
          hint="In dollars."
          error={errors.amount?.message}
          {...register("amount", { valueAsNumber: true })}
        />
        <TextField
          label="Send to"
          type="email"
          requiredMark="none"
          hint="Gets the code by mail. Empty: you pass it on yourself."
          error={errors.recipient_email?.message}
          {...register("recipient_email", { setValueAs: orNull })}
        />
        <TextField
          label="Until"
          type="datetime-local"
          requiredMark="none"
          hint={`Empty: no end. Time in ${formatZone(timeZone)}.`}
          error={errors.expires_at?.message}
          {...register("expires_at", {
            setValueAs: (text: unknown) =>
              orNull(text) === null ? null : fromShopTime(String(text).slice(0, 16), timeZone),
          })}
        />
        <TextAreaField
          label="Note for staff"
          rows={2}
          maxLength={500}
          error={errors.note?.message}
          {...register("note")}
        />
        <Button type="submit" size="small" busy={isPending}>
          Issue
        </Button>
      </form>
    </Modal>
  );
}

interface IssuedCodeProps {
  code: string;
  recipient: string | null;
  onClose: () => void;
}

const IssuedCode = ({ code, recipient, onClose }: IssuedCodeProps) => (
  <div className="grid gap-4 text-small">
    <p>This is the only time that the code is shown{recipient && `. It is on its way to ${recipient}`}.</p>
    <p className="rounded-small bg-sunken p-3 text-center text-lead font-bold tabular-nums select-all">{code}</p>
    <Button size="small" className="justify-self-end" onClick={onClose}>
      Done
    </Button>
  </div>
);
