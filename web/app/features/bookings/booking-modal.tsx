import { type Booking, services, type Userpet } from "@pawhaven/contract";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { type Fault, firstFault, signedOut } from "./first-fault.ts";
import { rememberedService } from "./remembered-choice.ts";
import { useCreateBooking } from "./use-create-booking.ts";
import { useVisitDraft } from "./use-visit-draft.ts";
import { VisitSteps } from "./visit-steps.tsx";

interface BookingModalProps {
  pet: Userpet;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

export function BookingModal({ pet, onClose, onBooked }: BookingModalProps) {
  const session = useSession();
  const { create, isSending } = useCreateBooking();
  const visit = useVisitDraft(services.find(({ id }) => id === rememberedService())?.id, isSending);
  const [notes, setNotes] = useState("");
  const [fault, setFault] = useState<Fault>();
  const submit = useRef<HTMLButtonElement>(null);
  const { draft, openStep, leadsKeyboard } = visit;
  const isDecided = openStep === undefined;

  useEffect(() => {
    if (isDecided && leadsKeyboard) submit.current?.focus();
  }, [isDecided, leadsKeyboard]);

  async function book() {
    const against = firstFault({ ...draft, isSignedIn: session !== null, pet: pet.id, notes });
    setFault(against);
    if (against || !draft.service || !draft.date || !draft.time) return;
    const { service: service_id, date, time: time_slot } = draft;
    const body = { user_id: session?.user.id, pet_id: pet.id, service_id, date, time_slot, notes };
    const { booking, refusal } = await create(body);
    if (booking) return onBooked(booking);
    if (refusal === "unauthenticated") setFault(signedOut);
    visit.refresh();
    // The time is free, but not for this pet: only the shop knows, so the slots cannot show it.
    if (refusal === "conflict") visit.decide({ time: undefined });
  }

  return (
    <Modal
      open
      title={`STEP 2: Book a visit for ${pet.name}`}
      onClose={onClose}
      locked={isSending}
      footer={
        <Button ref={submit} full busy={isSending} busyLabel="Booking…" onClick={() => void book()}>
          Book Appointment
        </Button>
      }
    >
      <p className="flex items-center gap-3 rounded-small bg-sunken px-4 py-3">
        <PetTypeIcon type={pet.species} className="size-6 shrink-0 text-teal" />
        <span className="min-w-0">
          <strong>{pet.name}</strong>, {pet.breed}
        </span>
      </p>
      <VisitSteps visit={visit} hasService fault={fault} />
      {(isDecided || notes !== "") && (
        <TextAreaField
          className="mt-4"
          label="Notes"
          rows={2}
          maxLength={500}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          placeholder="Anything we should know"
          error={fault?.step === "notes" ? fault.text : undefined}
        />
      )}
      <div className="mt-2">
        <FieldError id="booking-fault">
          {fault?.step === "pet" || (fault?.step === "login" && !session) ? fault.text : undefined}
        </FieldError>
      </div>
    </Modal>
  );
}
