import { ApiResponseError, type Booking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { Modal } from "../../ui/modal.tsx";
import { type BookingFormError, validateBooking } from "./validate-booking.ts";
import { useSlotSelection } from "./use-slot-selection.ts";
import { BookingSteps } from "./booking-steps.tsx";

interface RescheduleModalProps {
  booking: Booking;
  onClose: () => void;
  onRescheduled: () => void;
}

/** Another day or hour for the same visit; the old one is kept until the new one is certain. */
export function RescheduleModal({ booking, onClose, onRescheduled }: RescheduleModalProps) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<BookingFormError>();
  const selection = useSlotSelection(booking.service_id, isSending);
  const { date, time } = selection.draft;

  async function reschedule() {
    const validationError = validateBooking({
      ...selection.draft,
      isSignedIn: true,
      pet: booking.pet_id ?? undefined,
      notes: "",
    });
    setFormError(validationError);
    if (validationError || !date || !time) return;
    setSending(true);
    try {
      await api.rescheduleBooking({ params: { id: booking.id }, body: { date, time_slot: time } });
      onClose();
      onRescheduled();
    } catch (error) {
      const serverMessage = error instanceof ApiResponseError ? error.message : "";
      await showMessage({ tone: "error", text: serverMessage || "Failed to reschedule booking." });
      selection.refresh();
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
    }
  }

  return (
    <Modal
      open
      title={`Reschedule ${booking.service_name} for ${booking.pet.name}`}
      onClose={onClose}
      locked={isSending}
      footer={
        <Button fullWidth busy={isSending} busyLabel="Saving…" onClick={() => void reschedule()}>
          Save new time
        </Button>
      }
    >
      <p className="rounded-small bg-sunken px-4 py-3">
        Now: <strong>{`${formatDay(booking.date, "short")}, ${booking.time_slot}`}</strong>. It stays yours until the
        new time is certain.
      </p>
      <BookingSteps selection={selection} showServiceStep={false} formError={formError} />
    </Modal>
  );
}
