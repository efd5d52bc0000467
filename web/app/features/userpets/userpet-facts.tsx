import type { UserpetDetails } from "@pawhaven/contract";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { describeBirth } from "../../lib/describe-birth.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactsDialog } from "./facts-dialog.tsx";

export function UserpetFacts({ pet }: { pet: UserpetDetails }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card size="compact" title={`About ${pet.name}`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {factsOf(pet).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" size="small" icon={Pencil} className="mt-4" onClick={() => setEditing(true)}>
        Birth, neutering, microchip
      </Button>
      {isEditing && <FactsDialog pet={pet} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const factsOf = (pet: UserpetDetails): (readonly [label: string, value: ReactNode])[] =>
  [
    ["Species", pet.species],
    ["Breed", pet.breed],
    ["Gender", pet.gender],
    ["Born", describeBirth(pet.born_on, pet.born_precision)] as const,
    ["Age", pet.age_text] as const,
    ["Weight", pet.weight_kg ? `${pet.weight_kg} kg` : null] as const,
    ["Neutered", pet.neutered === null ? null : pet.neutered ? "Yes" : "No"] as const,
    ["Microchip", pet.chip] as const,
    ["Description", pet.description],
  ].filter(([, value]) => value !== null && value !== "") as [string, ReactNode][];
