import type { Service, Species } from "@pawhaven/contract";
import { Bath, Stethoscope } from "lucide-react";
import { OptionButton } from "./option-button.tsx";
import { describeFacts, describeSpecies, suits } from "./service-facts.ts";

interface ServicePickerProps {
  services: readonly Service[];
  species: Species;
  value: number | undefined;
  onSelect: (service: Service["id"]) => void;
}

export const ServicePicker = ({ services, species, value, onSelect }: ServicePickerProps) => (
  <fieldset className="grid gap-2 sm:grid-cols-2">
    <legend className="sr-only">Services</legend>
    {services.map((service) => (
      <OptionButton
        key={service.id}
        icon={service.people.some(({ kind }) => kind === "vet") ? Stethoscope : Bath}
        image={service.image}
        isChosen={service.id === value}
        disabled={!suits(service, species)}
        onSelect={() => onSelect(service.id)}
        name={service.name}
        detail={suits(service, species) ? describeFacts(service) : describeSpecies(service)}
      />
    ))}
  </fieldset>
);
