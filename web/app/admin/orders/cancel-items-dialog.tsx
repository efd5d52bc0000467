import { zodResolver } from "@hookform/resolvers/zod";
import { cancellation, type ItemsCancellation, type StaffOrder } from "@pawhaven/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { fieldErrors, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { ParcelItems } from "./parcel-items.tsx";
import { type ParcelItem, unsentItems } from "./unsent-items.ts";
import { ReasonField } from "./reason-field.tsx";
import { useOrderMutation } from "./use-order-mutation.ts";

/** Leaves items out of a cash order that is not collected. */
export function CancelItemsDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { transaction_id: id } = order;
  const [opened] = useState(order);
  const [items, setItems] = useState(() => unsentItems(order).map((item) => ({ ...item, quantity: 0 })));
  const { register, handleSubmit, setError, formState } = useForm<{ reason: string }>({
    resolver: zodResolver(cancellation),
    defaultValues: { reason: "" },
  });
  const chosen = totalsOf(opened, items);
  const { mutate, isPending, error } = useOrderMutation(id, {
    mutationFn: (body: ItemsCancellation) => staffApi.cancelCashItems({ params: { id }, body }),
    done: "The items are cancelled.",
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const ofItems = fieldErrors(error).find(([field]) => field === "items")?.[1];
  const failure = ofItems ?? formErrorMessage(error, "The items could not be cancelled. Please try again.");
  return (
    <Modal open title="Cancel items" locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit(({ reason }) => mutate({ items: chosen, reason }))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>They go back to stock, and the customer pays less on delivery. This cannot be taken back.</p>
        <ParcelItems legend="Not to be sent" items={items} onChange={setItems} />
        <ReasonField error={formState.errors.reason?.message} {...register("reason")} />
        <Button
          type="submit"
          size="small"
          variant="danger"
          className="justify-self-end"
          busy={isPending}
          disabled={chosen.length === 0}
        >
          Cancel the items
        </Button>
      </form>
    </Modal>
  );
}

/** With what was cancelled when the dialog was opened, so that a repeated click cancels nothing twice. */
const totalsOf = (order: StaffOrder, items: readonly ParcelItem[]) =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({
      id,
      cancelled: quantity + (order.items.find((item) => item.id === id)?.cancelled ?? 0),
    }));
