import { services } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { BookingStep } from "./booking-step.tsx";
import { DatePicker } from "./date-picker.tsx";
import type { BookingFormError } from "./validate-booking.ts";
import { ServicePicker } from "./service-picker.tsx";
import { TimePicker } from "./time-picker.tsx";
import type { BookingStepName, useSlotSelection } from "./use-slot-selection.ts";

interface BookingStepsProps {
  selection: ReturnType<typeof useSlotSelection>;
  /** Rescheduling keeps the service. */
  showServiceStep: boolean;
  formError: BookingFormError | undefined;
}

export function BookingSteps({ selection, showServiceStep, formError }: BookingStepsProps) {
  const { draft, openStep, lostTime, decide, change } = selection;
  const service = services.find(({ id }) => id === draft.service);
  const step = (name: BookingStepName) => ({
    isOpen: openStep === name,
    takesFocus: selection.shouldMoveFocus,
    onChange: () => change(name),
    // Not shown any more once a choice was made.
    error: formError?.step === name && openStep === name ? formError.text : undefined,
  });
  const taken =
    lostTime && !selection.hasFailed ? `${lostTime} has just been taken. Please choose another time.` : undefined;
  return (
    <>
      {showServiceStep && (
        <BookingStep title="Service" chosen={service && `${service.name}, ${service.minutes} min`} {...step("service")}>
          <ServicePicker value={draft.service} onSelect={(id) => decide({ service: id })} />
        </BookingStep>
      )}
      <BookingStep title="Date" chosen={draft.date && formatDay(draft.date, "short")} {...step("date")}>
        <DatePicker value={draft.date} onSelect={(date) => decide({ date })} />
      </BookingStep>
      <BookingStep title="Time" chosen={draft.time} {...step("time")} error={taken ?? step("time").error}>
        <TimePicker
          key={`${draft.service} ${draft.date}`}
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
