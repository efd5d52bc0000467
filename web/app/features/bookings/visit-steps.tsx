import { services } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { BookingStep } from "./booking-step.tsx";
import { DayChoice } from "./day-choice.tsx";
import type { Fault } from "./first-fault.ts";
import { ServiceChoice } from "./service-choice.tsx";
import { TimeChoice } from "./time-choice.tsx";
import type { StepName, useVisitDraft } from "./use-visit-draft.ts";

interface VisitStepsProps {
  visit: ReturnType<typeof useVisitDraft>;
  /** A visit that is only moved keeps its service. */
  hasService: boolean;
  fault: Fault | undefined;
}

/** Service, date, time: one decision at a time, and what is decided stays in sight. */
export function VisitSteps({ visit, hasService, fault }: VisitStepsProps) {
  const { draft, openStep, lost, decide, change } = visit;
  const service = services.find(({ id }) => id === draft.service);
  const step = (name: StepName) => ({
    isOpen: openStep === name,
    takesFocus: visit.leadsKeyboard,
    onChange: () => change(name),
    // A fault that was mended meanwhile is not repeated.
    error: fault?.step === name && openStep === name ? fault.text : undefined,
  });
  const taken = lost && !visit.hasFailed ? `${lost} has just been taken. Please choose another time.` : undefined;
  return (
    <>
      {hasService && (
        <BookingStep title="Service" chosen={service && `${service.name}, ${service.minutes} min`} {...step("service")}>
          <ServiceChoice value={draft.service} onSelect={(id) => decide({ service: id })} />
        </BookingStep>
      )}
      <BookingStep title="Date" chosen={draft.date && formatDay(draft.date, "short")} {...step("date")}>
        <DayChoice value={draft.date} onSelect={(date) => decide({ date })} />
      </BookingStep>
      <BookingStep title="Time" chosen={draft.time} {...step("time")} error={taken ?? step("time").error}>
        <TimeChoice
          key={`${draft.service} ${draft.date}`}
          slots={visit.slots}
          hasFailed={visit.hasFailed}
          onRetry={visit.retry}
          value={draft.time}
          onSelect={(time) => decide({ time })}
        />
      </BookingStep>
    </>
  );
}
