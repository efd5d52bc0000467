import { type CheckoutOptions, type CheckoutWarning, usualAdvice } from "@pawhaven/contract";
import { CircleAlert } from "lucide-react";
import { CheckboxField } from "../../ui/field.tsx";

interface CheckoutWarningsProps {
  warnings: readonly CheckoutWarning[];
  options: CheckoutOptions;
  onAcknowledge: (key: string) => void;
  onGift: (gearId: number) => void;
}

/** Next to the button that waits for it. Loaded only where something is dangerous to an animal of the household. */
export default function CheckoutWarnings({ warnings, options, onAcknowledge, onGift }: CheckoutWarningsProps) {
  const gearIds = [...new Set(warnings.map(({ gear_id: id }) => id))];
  return (
    <section
      role="alert"
      aria-label="Dangerous to your household"
      className="grid gap-4 rounded-small border border-berry bg-berry-soft p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 text-lead">
        <CircleAlert className="size-5 shrink-0 text-berry" />
        Please read this before you order
      </h2>
      {gearIds.map((id) => (
        <GearWarnings
          key={id}
          warnings={warnings.filter(({ gear_id: gearId }) => gearId === id)}
          options={options}
          onAcknowledge={onAcknowledge}
          onGift={() => onGift(id)}
        />
      ))}
      <p className="text-small">{usualAdvice}</p>
    </section>
  );
}

function GearWarnings({
  warnings,
  options: { acknowledged, gifts },
  onAcknowledge,
  onGift,
}: Omit<CheckoutWarningsProps, "onGift"> & { onGift: () => void }) {
  const [first] = warnings;
  if (!first) return null;
  const isGift = gifts?.includes(first.gear_id) ?? false;
  return (
    <div className="grid gap-2 wrap-anywhere">
      <h3 className="font-text text-base font-bold tracking-normal">{first.gear}</h3>
      {warnings.map(({ key, animal, reason, source }) => (
        <div key={key}>
          <p>{reason}</p>
          <p className="text-small text-ink-soft">{source}</p>
          <CheckboxField
            label={`I have read this, and order it although ${animal} lives with me.`}
            checked={acknowledged?.includes(key) ?? false}
            disabled={isGift}
            onChange={() => onAcknowledge(key)}
          />
        </div>
      ))}
      <CheckboxField label="It is for somebody else's animal." checked={isGift} onChange={onGift} />
    </div>
  );
}
