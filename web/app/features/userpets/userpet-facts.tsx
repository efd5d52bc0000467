import type { UserpetDetails } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { describeBirth } from "../../lib/describe-birth.ts";
import { pluralize } from "../../lib/pluralize.ts";
import { Card } from "../../ui/card.tsx";
import { ChipForm } from "./chip-form.tsx";

export const UserpetFacts = ({ pet }: { pet: UserpetDetails }) => (
  <Card size="compact" title={`About ${pet.name}`}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {factsOf(pet).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
    <ChipForm key={pet.chip} pet={pet} />
  </Card>
);

const factsOf = (pet: UserpetDetails): (readonly [label: string, value: ReactNode])[] =>
  [
    ["Species", pet.species],
    ["Breed", pet.breed],
    ["Gender", pet.gender],
    ["Born", describeBirth(pet.born_on, pet.born_precision)] as const,
    ["Age", pet.age === null ? null : pluralize(pet.age, "year")] as const,
    ["Weight", pet.weight_kg === null ? null : `${pet.weight_kg} kg`] as const,
    ["Neutered", pet.neutered === null ? null : pet.neutered ? "Yes" : "No"] as const,
    ["Notes", pet.notes],
  ].filter(([, value]) => value !== null && value !== "") as [string, ReactNode][];
