import { zodResolver } from "@hookform/resolvers/zod";
import { type GiftCard, type GiftCardAdjustment, giftCardAdjustment } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useRefreshGiftCards } from "./use-refresh-gift-cards.ts";

export function AdjustDialog({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const refresh = useRefreshGiftCards();
  const { register, handleSubmit, setError, formState } = useForm<GiftCardAdjustment>({
    resolver: zodResolver(giftCardAdjustment),
    defaultValues: { reason: "" },
  });
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (body: GiftCardAdjustment) => staffApi.adjustGiftCard({ params: { id: card.id }, body }),
    onSuccess: async () => {
      await refresh();
      toast.success("The balance is adjusted.");
      onClose();
    },
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The balance could not be adjusted. Please try again.");
  return (
    <Modal open title="Adjust the balance" size="small" onClose={onClose} locked={isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((body) => mutate(body))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>{formatDollars(card.balance)} is on it. The ledger keeps both entries.</p>
        <TextField
          label="By how much"
          type="number"
          inputMode="decimal"
          step={0.01}
          required
          requiredMark="none"
          hint="In dollars; less than zero takes something off."
          error={formState.errors.amount?.message}
          {...register("amount", { valueAsNumber: true })}
        />
        <TextField
          label="Reason"
          maxLength={300}
          required
          requiredMark="none"
          error={formState.errors.reason?.message}
          {...register("reason")}
        />
        <Button type="submit" size="small" busy={isPending}>
          Adjust
        </Button>
      </form>
    </Modal>
  );
}
