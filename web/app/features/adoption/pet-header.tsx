import { isAvailable, type Pet } from "@pawhaven/contract";
import { Clock, Heart } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { petTypeIcon } from "../../ui/pet-type-icon.tsx";

export const PetHeader = ({ pet, as: Heading = "h1" }: { pet: Pet; as?: "h1" | "h3" }) => (
  <header>
    <div className="flex flex-wrap gap-2">
      <Badge icon={petTypeIcon(pet.type)}>{pet.type}</Badge>
      {isAvailable(pet) ? (
        <Badge tone="teal" icon={Heart}>
          Available
        </Badge>
      ) : (
        <Badge tone="amber" icon={Clock}>
          Unavailable
        </Badge>
      )}
    </div>
    <Heading className="mt-3 text-title">{pet.name}</Heading>
    {pet.trait && <p className="mt-2 text-lead text-ink-soft text-balance">{pet.trait}.</p>}
    <ul aria-label="At a glance" className="mt-4 flex flex-wrap gap-2">
      {[pet.breed, pet.age, pet.gender, pet.weight].filter(Boolean).map((fact) => (
        <li key={fact} className="rounded-full border border-line bg-surface px-4 py-1.5 text-small font-bold">
          {fact}
        </li>
      ))}
    </ul>
  </header>
);
