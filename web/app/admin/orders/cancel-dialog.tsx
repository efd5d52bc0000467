import { zodResolver } from "@hookform/resolvers/zod";
import { cancellation, type StaffOrder } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { ReasonField } from "./reason-field.tsx";
import { useOrderMutation } from "./use-order-mutation.ts";

export function CancelDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { transaction_id: id, payment, amount } = order;
  const { register, handleSubmit, setError, formState } = useForm<{ reason: string }>({
    resolver: zodResolver(cancellation),
    defaultValues: { reason: "" },
  });
  const { mutate, isPending, error } = useOrderMutation(id, {
    mutationFn: (body: { reason: string }) => staffApi.cancelOrderAsStaff({ params: { id }, body }),
    done: "The order is cancelled.",
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The order could not be cancelled. Please try again.");
  return (
    <Modal open title="Cancel this order?" size="small" locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((given) => mutate(given))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>
          Its items go back to stock.{payment && ` ${formatDollars(amount)} go back to the card.`} This cannot be taken
          back.
        </p>
        <ReasonField error={formState.errors.reason?.message} {...register("reason")} />
        <Button type="submit" size="small" variant="danger" className="justify-self-end" busy={isPending}>
          Cancel the order
        </Button>
      </form>
    </Modal>
  );
}
