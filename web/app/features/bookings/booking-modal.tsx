import { type Booking, maxBookingNotesLength, type Userpet } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { FieldError } from "../../ui/field-base.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { IntakeFields } from "./intake-fields.tsx";
import { MoreItems } from "./more-items.tsx";
import { servicesQuery } from "./queries.ts";
import { loadSelectedService } from "./selection-storage.ts";
import { describeFacts, suits, sumFacts } from "./service-facts.ts";
import { useCreateBooking } from "./use-create-booking.ts";
import { useSlotSelection } from "./use-slot-selection.ts";
import { findItemProblem, type ItemProblem, toDraftItems, useVisitItems } from "./use-visit-items.ts";
import { JoinWaitlist } from "./waitlist/join-waitlist.tsx";
import { type BookingFormError, validateBooking, signInRequiredError } from "./validate-booking.ts";

interface BookingModalProps {
  pet: Userpet;
  /** Any of them can come along. */
  pets: readonly Userpet[];
  onClose: () => void;
  onBooked: (bookings: Booking[]) => void;
}

export function BookingModal({ pet, pets, onClose, onBooked }: BookingModalProps) {
  const session = useSession();
  const [notes, setNotes] = useState("");
  const [formError, setFormError] = useState<BookingFormError>();
  const [itemProblem, setItemProblem] = useState<ItemProblem>();
  const { data: services = [] } = useQuery(servicesQuery);
  const visit = useVisitItems();
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
  const followedBy = visit.more.map(({ service }) => service.id);
  const selection = useSlotSelection({ service: loadSelectedService(), followedBy, isSending });
  const submit = useRef<HTMLButtonElement>(null);
  const { draft, openStep, shouldMoveFocus } = selection;
  const isDecided = openStep === undefined;
  const service = services.find(({ id }) => id === draft.service);
  const items = visit.itemsWith(pet, service);

  useEffect(() => {
    if (isDecided && shouldMoveFocus) submit.current?.focus();
  }, [isDecided, shouldMoveFocus]);

  function book() {
    const error =
      validateBooking({ ...draft, isSignedIn: session !== null, pet: pet.id, notes }) ??
      (service && !suits(service, pet.species) ? notForPet(service.name, pet) : undefined);
    const problem = error ? undefined : findItemProblem(items);
    setFormError(error);
    setItemProblem(problem);
    if (error?.step === "service") selection.change("service");
    if (error || problem || !draft.date || !draft.time) return;
    const { date, time: time_slot, person: person_id } = draft;
    create.mutate({ user_id: session?.user.id, items: toDraftItems(items), date, time_slot, person_id, notes });
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
      <BookingSteps selection={selection} species={pet.species} formError={formError} />
      <JoinWaitlist pet={pet} draft={draft} slots={selection.slots} />
      {service && <MoreItems items={visit} pets={pets} services={services} service={service} />}
      {items.length > 1 && (
        <p className="font-bold">{`Together ${describeFacts(sumFacts(items.map((item) => item.service)))}`}</p>
      )}
      {isDecided && <IntakeFields items={items} problem={itemProblem} onAnswer={visit.answer} />}
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

const notForPet = (service: string, { species }: Userpet): BookingFormError => ({
  step: "service",
  text: `${service} is not for a ${species.toLowerCase()}. Please select another service.`,
});
