import { ApiRefusal, type Booking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { Modal } from "../../ui/modal.tsx";
import { type Fault, firstFault } from "./first-fault.ts";
import { useVisitDraft } from "./use-visit-draft.ts";
import { VisitSteps } from "./visit-steps.tsx";

interface RescheduleModalProps {
  booking: Booking;
  onClose: () => void;
  onMoved: () => void;
}

/** Another day or hour for the same visit; the old one is kept until the new one is certain. */
export function RescheduleModal({ booking, onClose, onMoved }: RescheduleModalProps) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const visit = useVisitDraft(booking.service_id, isSending);
  const { date, time } = visit.draft;

  async function move() {
    const against = firstFault({ ...visit.draft, isSignedIn: true, pet: booking.pet_id ?? undefined, notes: "" });
    setFault(against);
    if (against || !date || !time) return;
    setSending(true);
    try {
      await api.rescheduleBooking({ params: { id: booking.id }, body: { date, time_slot: time } });
      onClose();
      onMoved();
    } catch (error) {
      const words = error instanceof ApiRefusal ? error.message : "";
      await showMessage({ tone: "error", text: words || "Failed to reschedule booking." });
      visit.refresh();
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
        <Button full busy={isSending} busyLabel="Saving…" onClick={() => void move()}>
          Save new time
        </Button>
      }
    >
      <p className="rounded-small bg-sunken px-4 py-3">
        Now: <strong>{`${formatDay(booking.date, "short")}, ${booking.time_slot}`}</strong>. It stays yours until the
        new time is certain.
      </p>
      <VisitSteps visit={visit} hasService={false} fault={fault} />
    </Modal>
  );
}
