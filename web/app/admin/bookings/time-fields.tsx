import { type CalendarService, type ClinicCalendar, toDollars } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { Chip } from "../../ui/chip.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { timesQuery } from "./queries.ts";
import type { VisitFields } from "./visit-fields.ts";

interface TimeFieldsProps {
  calendar: ClinicCalendar;
}

/** What, when, with whom, how long and for how much. */
export function TimeFields({ calendar: { services, resources } }: TimeFieldsProps) {
  const { register, setValue, getValues, formState } = useFormContext<VisitFields>();
  const serviceId = useWatch<VisitFields, "service_id">({ name: "service_id" });
  const { errors } = formState;
  const service = services.find(({ id }) => id === serviceId);
  const choose = (chosen: CalendarService | undefined) => {
    setValue("minutes", chosen?.minutes ?? Number.NaN);
    setValue("price", chosen?.price_cents ? String(toDollars(chosen.price_cents)) : "");
    // Who was chosen in the calendar stays, if the service needs somebody like them.
    const wanted = resources.find(({ id }) => id === getValues("resource_id"));
    if (wanted && chosen && !chosen.needs.includes(wanted.kind)) setValue("resource_id", 0);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Service"
        required
        error={errors.service_id?.message}
        {...register("service_id", {
          setValueAs: (value) => Number(value) || undefined,
          onChange: (event: { target: { value: string } }) =>
            choose(services.find(({ id }) => id === Number(event.target.value))),
        })}
      >
        <option value="">Please select</option>
        {services.map(({ id, name, minutes }) => (
          <option key={id} value={id}>
            {name}, {minutes} minutes
          </option>
        ))}
      </SelectField>
      <SelectField
        label="With"
        requiredMark="none"
        error={errors.resource_ids?.message}
        {...register("resource_id", { valueAsNumber: true })}
      >
        <option value={0}>Whoever is free</option>
        {resources
          .filter(({ kind, is_retired }) => !is_retired && (service?.needs.includes(kind) ?? true))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <TextField label="Date" type="date" required error={errors.date?.message} {...register("date")} />
      <TextField label="Time" type="time" required error={errors.time_slot?.message} {...register("time_slot")} />
      <FreeTimes />
      <TextField
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={5}
        requiredMark="none"
        error={errors.minutes?.message}
        {...register("minutes", { valueAsNumber: true })}
      />
      <TextField
        label="Price in dollars"
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        requiredMark="none"
        error={errors.price_cents?.message}
        {...register("price")}
      />
    </div>
  );
}

/** The times that customers would be offered; staff can also enter another one. */
function FreeTimes() {
  const { setValue } = useFormContext<VisitFields>();
  const [service_id, date, resourceId, time] = useWatch<
    VisitFields,
    ["service_id", "date", "resource_id", "time_slot"]
  >({ name: ["service_id", "date", "resource_id", "time_slot"] });
  const { data } = useQuery(timesQuery({ service_id, date, person_id: resourceId > 0 ? resourceId : undefined }));
  const free = data?.times.filter(({ is_free: isFree }) => isFree);
  if (!free) return null;
  return (
    <fieldset aria-label="Free times" className="flex min-w-0 flex-wrap items-center gap-2 sm:col-span-2">
      {free.length === 0 && <p className="text-ink-soft">Nothing is free on this day.</p>}
      {free.map(({ time_slot: slot }) => (
        <Chip key={slot} selected={slot === time} onToggle={() => setValue("time_slot", slot)}>
          {slot}
        </Chip>
      ))}
    </fieldset>
  );
}
