import { zodResolver } from "@hookform/resolvers/zod";
import { type StaffOrder, type StaffShipment, type Tracking, trackingDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { differingFields, mergeVersions } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { orderQuery } from "./queries.ts";
import { TrackingFields } from "./tracking-fields.tsx";
import { useOrderMutation } from "./use-order-mutation.ts";

interface TrackingDialogProps {
  order: StaffOrder;
  shipment: StaffShipment;
  onClose: () => void;
}

const labels = {
  carrier: "Carrier",
  carrier_name: "Name of the carrier",
  tracking_number: "Tracking number",
  tracking_url: "Tracking link",
};

export function TrackingDialog({ order, shipment, onClose }: TrackingDialogProps) {
  const [opened] = useState(shipment);
  const form = useForm<Tracking>({
    resolver: zodResolver(trackingDraft) as Resolver<Tracking>,
    defaultValues: opened.tracking,
  });
  const carrier = useWatch({ control: form.control, name: "carrier" });
  const { save, theirs, dismissConflict } = useSaveTracking(order.transaction_id, shipment.number, onClose, (error) =>
    showFieldErrors(error, form.setError, { shouldFocus: true }),
  );
  if (theirs)
    return (
      <EditConflict
        fields={differingFields(labels, form.getValues(), theirs.tracking)}
        isSaving={save.isPending}
        onClose={dismissConflict}
        onResolve={(choice) =>
          save.mutate({ ...mergeVersions(choice, form.getValues(), theirs.tracking), version: theirs.version })
        }
      />
    );
  const isConflict = errorCode(save.error) === "edited_meanwhile";
  const failure = isConflict ? undefined : formErrorMessage(save.error, "It could not be saved. Please try again.");
  return (
    <Modal open title={`Correct parcel ${shipment.number}`} locked={save.isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) =>
          void form.handleSubmit((tracking) => save.mutate({ ...tracking, version: opened.version }))(event)
        }
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TrackingFields register={form.register} errors={form.formState.errors} carrier={carrier} />
        <Button type="submit" size="small" className="justify-self-end" busy={save.isPending}>
          Save
        </Button>
      </form>
    </Modal>
  );
}

/** When somebody else has corrected the parcel, `theirs` is what it is now. */
function useSaveTracking(id: string, number: number, onDone: () => void, onFieldErrors: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<StaffShipment>();
  const save = useOrderMutation(id, {
    mutationFn: (body: Tracking & { version: number }) => staffApi.updateTracking({ params: { id, number }, body }),
    done: "The parcel is corrected.",
    onDone,
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) !== "edited_meanwhile") return;
      const { shipments } = await queryClient.fetchQuery(orderQuery(id));
      setTheirs(shipments.find((shipment) => shipment.number === number));
    },
  });
  return { save, theirs, dismissConflict: () => setTheirs(undefined) };
}
