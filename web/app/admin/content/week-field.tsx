import { type OpenSpan, weekdays } from "@pawhaven/contract";
import { useId } from "react";
import { CheckboxField } from "../../ui/field.tsx";
import { TimeField } from "./time-field.tsx";

type Side = keyof OpenSpan;
type EditedWeek = (OpenSpan | null)[];

interface WeekFieldProps {
  title: string;
  week: EditedWeek;
  onChange: (week: EditedWeek) => void;
  errorOf: (day: number, side: Side) => string | undefined;
}

const usualSpan: OpenSpan = { opens: "09:00", closes: "17:00" };

export function WeekField({ title, week, onChange, errorOf }: WeekFieldProps) {
  const change = (day: number, span: OpenSpan | null) => onChange(week.with(day, span));
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{title}</legend>
      <ul className="mt-1 divide-y divide-line">
        {weekdays.map((name, day) => (
          <DayRow
            key={name}
            name={name}
            span={week[day] ?? null}
            onChange={(span) => change(day, span)}
            errorOf={(side) => errorOf(day, side)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface DayRowProps {
  name: string;
  span: OpenSpan | null;
  onChange: (span: OpenSpan | null) => void;
  errorOf: (side: Side) => string | undefined;
}

const sides = { opens: "opens at", closes: "closes at" } as const;

function DayRow({ name, span, onChange, errorOf }: DayRowProps) {
  const errorId = useId();
  const error = errorOf("opens") ?? errorOf("closes");
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-0.5">
      <CheckboxField
        className="w-36"
        label={name}
        aria-label={`${name}, open`}
        checked={span !== null}
        onChange={({ target }) => onChange(target.checked ? usualSpan : null)}
      />
      {span ? (
        <span className="flex items-center gap-2">
          {(["opens", "closes"] as const).map((side) => (
            <TimeField
              key={side}
              label={`${name} ${sides[side]}`}
              value={span[side]}
              errorId={errorOf(side) ? errorId : undefined}
              onChange={(time) => onChange({ ...span, [side]: time })}
            />
          ))}
        </span>
      ) : (
        <span className="text-ink-soft">Closed</span>
      )}
      <p id={errorId} aria-live="polite" className="basis-full font-semibold text-berry empty:hidden">
        {error}
      </p>
    </li>
  );
}
