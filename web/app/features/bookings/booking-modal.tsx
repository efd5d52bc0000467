import { type Booking, maxBookingNotesLength, services, type Userpet } from "@pawhaven/contract";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FieldError } from "../../ui/field-base.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { type BookingFormError, validateBooking, signInRequiredError } from "./validate-booking.ts";
import { loadSelectedService } from "./selection-storage.ts";
import { useCreateBooking } from "./use-create-booking.ts";
import { useSlotSelection } from "./use-slot-selection.ts";
import { BookingSteps } from "./booking-steps.tsx";

interface BookingModalProps {
  pet: Userpet;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

export function BookingModal({ pet, onClose, onBooked }: BookingModalProps) {
  const session = useSession();
  const [notes, setNotes] = useState("");
  const [formError, setFormError] = useState<BookingFormError>();
  const create = useCreateBooking({
    onBooked,
    onSignedOut: () => {
      setFormError(signInRequiredError);
      selection.refresh();
    },
    onCapReached: (text) => setFormError({ step: "cap", text }),
    onFailed: (code) => {
      selection.refresh();
      // The slot is free, but the pet has another booking then. The slots cannot show that.
      if (code === "conflict") selection.decide({ time: undefined });
    },
  });
  const isSending = create.isPending;
  const selection = useSlotSelection(services.find(({ id }) => id === loadSelectedService())?.id, isSending);
  const submit = useRef<HTMLButtonElement>(null);
  const { draft, openStep, shouldMoveFocus } = selection;
  const isDecided = openStep === undefined;

  useEffect(() => {
    if (isDecided && shouldMoveFocus) submit.current?.focus();
  }, [isDecided, shouldMoveFocus]);

  function book() {
    const validationError = validateBooking({ ...draft, isSignedIn: session !== null, pet: pet.id, notes });
    setFormError(validationError);
    if (validationError || !draft.service || !draft.date || !draft.time) return;
    const { service: service_id, date, time: time_slot } = draft;
    create.mutate({ user_id: session?.user.id, pet_id: pet.id, service_id, date, time_slot, notes });
  }

  return (
    <Modal
      open
      title={`STEP 2: Book a visit for ${pet.name}`}
      onClose={onClose}
      locked={isSending}
      footer={
        <Button ref={submit} fullWidth busy={isSending} busyLabel="Booking…" onClick={book}>
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
      <BookingSteps selection={selection} showServiceStep formError={formError} />
      {(isDecided || notes !== "") && (
        <TextAreaField
          className="mt-4"
          label="Notes"
          rows={2}
          maxLength={maxBookingNotesLength}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          placeholder="Anything we should know"
          error={formError?.step === "notes" ? formError.text : undefined}
        />
      )}
      {formError?.step === "cap" && (
        <Banner tone="error" className="mt-4">
          {formError.text}
        </Banner>
      )}
      <div className="mt-2">
        <FieldError id="booking-error">
          {formError?.step === "pet" || (formError?.step === "login" && !session) ? formError.text : undefined}
        </FieldError>
      </div>
    </Modal>
  );
}
