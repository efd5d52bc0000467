import { type Service, services } from "@pawhaven/contract";
import { Bath, Stethoscope } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

interface ServicePickerProps {
  value: number | undefined;
  onSelect: (service: Service["id"]) => void;
}

export const ServicePicker = ({ value, onSelect }: ServicePickerProps) => (
  <fieldset className="grid gap-2 sm:grid-cols-2">
    <legend className="sr-only">Services</legend>
    {services.map(({ id, name, minutes }) => {
      const Icon = id === 1 ? Stethoscope : Bath;
      return (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onSelect(id)}
          className={classNames(
            "flex min-h-16 cursor-pointer items-center gap-3 rounded-small border px-4 py-2 text-start transition-colors",
            id === value ? "border-teal bg-teal-soft" : "border-line-strong hover:border-teal hover:bg-teal-soft",
          )}
        >
          <Icon className="size-6 shrink-0 text-teal" />
          <span>
            <span className="block font-bold">{name}</span>
            <span className="block text-small text-ink-soft">{minutes} minutes</span>
          </span>
        </button>
      );
    })}
  </fieldset>
);
