import type { Species } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../lib/days.ts";
import { BookingStep } from "./booking-step.tsx";
import { DatePicker } from "./date-picker.tsx";
import { servicesQuery } from "./queries.ts";
import type { BookingFormError } from "./validate-booking.ts";
import { PersonPicker } from "./person-picker.tsx";
import { describeFacts } from "./service-facts.ts";
import { ServicePicker } from "./service-picker.tsx";
import { TimePicker } from "./time-picker.tsx";
import type { BookingStepName, useSlotSelection } from "./use-slot-selection.ts";

interface BookingStepsProps {
  selection: ReturnType<typeof useSlotSelection>;
  /** Rescheduling keeps the service and the person, and has no pet to choose a service for. */
  species?: Species;
  formError: BookingFormError | undefined;
}

export function BookingSteps({ selection, species, formError }: BookingStepsProps) {
  const { draft, openStep, lostTime, decide, change } = selection;
  const { data: services = [] } = useQuery(servicesQuery);
  const service = services.find(({ id }) => id === draft.service);
  const step = (name: BookingStepName) => ({
    isOpen: openStep === name,
    takesFocus: selection.shouldMoveFocus,
    onChange: () => change(name),
    // Not shown any more once a choice was made.
    error: formError?.step === name && openStep === name ? formError.text : undefined,
  });
  const why = selection.wanted.services.length > 1 ? "is too short for all of it" : "has just been taken";
  const taken = lostTime && !selection.hasFailed ? `${lostTime} ${why}. Please choose another time.` : undefined;
  return (
    <>
      {species && (
        <BookingStep
          title="Service"
          chosen={service && `${service.name}, ${describeFacts(service)}`}
          {...step("service")}
        >
          <ServicePicker
            services={services}
            species={species}
            value={draft.service}
            onSelect={(id) => decide(id === draft.service ? draft : { service: id })}
          />
        </BookingStep>
      )}
      {species && service && service.people.length > 1 && (
        <BookingStep
          title="With"
          chosen={service.people.find(({ id }) => id === draft.person)?.name ?? "Anyone"}
          {...step("person")}
        >
          <PersonPicker
            people={service.people}
            value={draft.person}
            onSelect={(person) => decide(person === draft.person ? draft : { person })}
          />
        </BookingStep>
      )}
      <BookingStep title="Date" chosen={draft.date && formatDay(draft.date, "short")} {...step("date")}>
        <DatePicker wanted={selection.wanted} value={draft.date} onSelect={decide} />
      </BookingStep>
      <BookingStep title="Time" chosen={draft.time} {...step("time")} error={taken ?? step("time").error}>
        <TimePicker
          key={`${selection.wanted.services} ${draft.person} ${draft.date}`}
          slots={selection.slots}
          hasFailed={selection.hasFailed}
          onRetry={selection.retry}
          value={draft.time}
          onSelect={(time) => decide({ time })}
        />
      </BookingStep>
    </>
  );
}
