import { zodResolver } from "@hookform/resolvers/zod";
import { type StaffOrder, type Tracking, trackingDraft } from "@pawhaven/contract";
import { Truck } from "lucide-react";
import { useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { newRequestKey } from "../lib/new-request-key.ts";
import { staffApi } from "../lib/staff-api.ts";
import { ParcelItems } from "./parcel-items.tsx";
import { TrackingFields } from "./tracking-fields.tsx";
import { unsentItems } from "./unsent-items.ts";
import { useOrderMutation } from "./use-order-mutation.ts";

const noTracking: Tracking = { carrier: null, carrier_name: "", tracking_number: "", tracking_url: "" };

/** Sends what is left, or a part of it. All attempts of one dialog share a key, so a repeated one sends nothing twice. */
export function ShipDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { transaction_id: id } = order;
  const [idempotencyKey] = useState(newRequestKey);
  const [number] = useState(order.shipments.length + 1);
  const [items, setItems] = useState(() => unsentItems(order));
  const { register, handleSubmit, control, setError, formState } = useForm<Tracking>({
    resolver: zodResolver(trackingDraft) as Resolver<Tracking>,
    defaultValues: noTracking,
  });
  const carrier = useWatch({ control, name: "carrier" });
  const sent = items.filter(({ quantity }) => quantity > 0);
  const { mutate, isPending, error } = useOrderMutation(id, {
    mutationFn: (tracking: Tracking) => {
      const chosen = sent.map((item) => ({ id: item.id, quantity: item.quantity }));
      return staffApi.shipOrder({ params: { id }, body: { number, items: chosen, ...tracking } }, { idempotencyKey });
    },
    done: `Parcel ${number} is on its way.`,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The parcel could not be sent. Please try again.");
  return (
    <Modal open title={`Ship parcel ${number}`} locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((tracking) => mutate(tracking))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <ParcelItems legend="In this parcel" items={items} onChange={setItems} />
        <TrackingFields register={register} errors={formState.errors} carrier={carrier} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-ink-soft">{describeParcel(items)}</p>
          <Button type="submit" size="small" icon={Truck} busy={isPending} disabled={sent.length === 0}>
            Ship and tell the customer
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function describeParcel(items: readonly { quantity: number; left: number }[]): string {
  const sent = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = items.reduce((sum, item) => sum + item.left, 0);
  if (sent === 0) return "Please choose what is in the parcel.";
  return sent === left ? "All that is left." : `${sent} of ${left}; the rest stays to be sent.`;
}
