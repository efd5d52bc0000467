import type { Booking } from "@pawhaven/contract";
import { useState } from "react";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { useRescheduleBooking } from "./use-reschedule-booking.ts";
import { useSlotSelection } from "./use-slot-selection.ts";
import { type BookingFormError, validateBooking } from "./validate-booking.ts";

interface RescheduleModalProps {
  booking: Booking;
  onClose: () => void;
  onRescheduled: () => void;
}

/** The old time stays booked until the new one is confirmed. */
export function RescheduleModal({ booking, onClose, onRescheduled }: RescheduleModalProps) {
  const [formError, setFormError] = useState<BookingFormError>();
  const { mutate, isPending } = useRescheduleBooking(booking, {
    onRescheduled: () => {
      onClose();
      onRescheduled();
    },
    onFailed: () => selection.refresh(),
  });
  const selection = useSlotSelection({
    service: booking.service_id,
    person: booking.asked_for?.id,
    isSending: isPending,
  });
  const { date, time } = selection.draft;

  function reschedule() {
    const validationError = validateBooking({
      ...selection.draft,
      isSignedIn: true,
      pet: booking.pet_id ?? undefined,
      notes: "",
    });
    setFormError(validationError);
    if (!validationError && date && time) mutate({ date, time_slot: time });
  }

  return (
    <Modal
      open
      title={`Reschedule ${booking.service_name} for ${booking.pet.name}`}
      onClose={onClose}
      locked={isPending}
      footer={
        <Button fullWidth busy={isPending} busyLabel="Saving…" onClick={reschedule}>
          Save new time
        </Button>
      }
    >
      <p className="rounded-small bg-sunken px-4 py-3">
        Currently: <strong>{`${formatDay(booking.date, "short")}, ${booking.time_slot}`}</strong>
        {booking.asked_for && ` with ${booking.asked_for.name}`}. You keep this time until the new one is confirmed.
      </p>
      <BookingSteps selection={selection} formError={formError} />
    </Modal>
  );
}
