import { type OpenSpan, weekdays } from "@pawhaven/contract";
import { CheckboxField } from "../../../ui/field.tsx";
import { SpansField, type SpanErrorOf } from "./spans-field.tsx";

type Week = OpenSpan[][];

interface WeekHoursFieldProps {
  /** Null: as the clinic is open. */
  week: Week | null;
  onChange: (week: Week | null) => void;
  errorOf: (day: number) => SpanErrorOf;
}

const usualDay: OpenSpan[] = [{ opens: "09:00", closes: "17:00" }];
const usualWeek: Week = weekdays.map((_, day) => (day < 5 ? usualDay : []));

/** Several working times a day, so that breaks lie between them. */
export const WeekHoursField = ({ week, onChange, errorOf }: WeekHoursFieldProps) => (
  <div className="grid gap-1">
    <CheckboxField
      label="Own working hours"
      hint="Otherwise as the clinic is open. Nobody is booked outside the opening hours."
      checked={week !== null}
      onChange={({ target }) => onChange(target.checked ? usualWeek : null)}
    />
    {week && (
      <ul className="divide-y divide-line">
        {weekdays.map((name, day) => (
          <li key={name} className="grid items-start gap-x-3 py-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <span className="flex min-h-10 items-center font-bold">{name}</span>
            <SpansField
              label={name}
              spans={week[day] ?? []}
              onChange={(spans) => onChange(week.with(day, spans))}
              errorOf={errorOf(day)}
            />
          </li>
        ))}
      </ul>
    )}
  </div>
);
