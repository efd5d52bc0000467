import type { Service } from "@pawhaven/contract";
import { UserRound, UsersRound } from "lucide-react";
import { OptionButton } from "./option-button.tsx";

interface PersonPickerProps {
  people: Service["people"];
  value: number | undefined;
  onSelect: (person: number | undefined) => void;
}

const jobs: Record<string, string> = { vet: "Vet", groomer: "Groomer" };

export const PersonPicker = ({ people, value, onSelect }: PersonPickerProps) => (
  <fieldset className="grid gap-2 sm:grid-cols-2">
    <legend className="sr-only">People</legend>
    <OptionButton
      icon={UsersRound}
      isChosen={value === undefined}
      onSelect={() => onSelect(undefined)}
      name="Anyone"
      detail="The most free times"
    />
    {people.map(({ id, kind, name }) => (
      <OptionButton
        key={id}
        icon={UserRound}
        isChosen={id === value}
        onSelect={() => onSelect(id)}
        name={name}
        detail={jobs[kind]}
      />
    ))}
  </fieldset>
);
