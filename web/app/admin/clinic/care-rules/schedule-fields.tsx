import type { CareRuleDraft, CareStep } from "@pawhaven/contract";
import { Plus, X } from "lucide-react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { describeSchedule } from "./describe-schedule.ts";

type Schedule = NonNullable<CareRuleDraft["schedule"]>;

interface ScheduleFieldsProps {
  schedule: Schedule;
  error: string | undefined;
  onChange: (schedule: Schedule) => void;
}

const newStep: CareStep = { every_days: 365, at_days: null, early_days: 14, until_days: null, times: null };

/** The first by age, then steps of which the first that applies counts. */
export function ScheduleFields({ schedule, error, onChange }: ScheduleFieldsProps) {
  const { first, steps } = schedule;
  const setStep = (index: number, step: CareStep) => onChange({ ...schedule, steps: steps.with(index, step) });
  return (
    <fieldset className="grid gap-3 rounded-small border border-line p-3">
      <legend className="px-1 font-bold">When it is due, in days</legend>
      <div className="grid grid-cols-2 gap-3">
        <Days
          label="First at the age of"
          value={first.at_days}
          onChange={(days) => onChange({ ...schedule, first: { ...first, at_days: days ?? 0 } })}
        />
        <Days
          label="Possible earlier by"
          value={first.early_days}
          onChange={(days) => onChange({ ...schedule, first: { ...first, early_days: days ?? 0 } })}
        />
      </div>
      {steps.map((step, index) => (
        <StepFields
          // oxlint-disable-next-line react/no-array-index-key -- steps have no identity but their place
          key={index}
          number={index + 1}
          step={step}
          onChange={(changed) => setStep(index, changed)}
          onRemove={() => onChange({ ...schedule, steps: steps.toSpliced(index, 1) })}
        />
      ))}
      {steps.length < 6 && (
        <Button
          size="small"
          variant="ghost"
          icon={Plus}
          onClick={() => onChange({ ...schedule, steps: [...steps, newStep] })}
        >
          Add a step
        </Button>
      )}
      <p className="text-ink-soft">{describeSchedule(schedule)}.</p>
      {error && <p className="text-berry">{error}</p>}
    </fieldset>
  );
}

interface StepFieldsProps {
  number: number;
  step: CareStep;
  onChange: (step: CareStep) => void;
  onRemove: () => void;
}

const StepFields = ({ number, step, onChange, onRemove }: StepFieldsProps) => (
  <fieldset className="grid grid-cols-2 items-end gap-3 border-t border-line pt-3 sm:grid-cols-3">
    <legend className="sr-only">Step {number}</legend>
    <Days
      label="After the last one"
      value={step.every_days}
      onChange={(days) => onChange({ ...step, every_days: days ?? 0 })}
    />
    <Days
      label="Not before the age of"
      value={step.at_days}
      onChange={(days) => onChange({ ...step, at_days: days })}
    />
    <Days
      label="Possible earlier by"
      value={step.early_days}
      onChange={(days) => onChange({ ...step, early_days: days ?? 0 })}
    />
    <Days
      label="While younger than"
      value={step.until_days}
      onChange={(days) => onChange({ ...step, until_days: days })}
    />
    <Days label="At most so often" value={step.times} onChange={(days) => onChange({ ...step, times: days })} />
    <IconButton label={`Remove step ${number}`} icon={X} onClick={onRemove} />
  </fieldset>
);

interface DaysProps {
  label: string;
  value: number | null;
  onChange: (days: number | null) => void;
}

const Days = ({ label, value, onChange }: DaysProps) => (
  <TextField
    label={label}
    type="number"
    min={0}
    requiredMark="none"
    value={value ?? ""}
    onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
  />
);
