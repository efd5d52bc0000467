import { isAvailable, type Pet } from "@pawhaven/contract";
import * as paths from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

/** A pet in a list: everything of its card in a third of the height. */
export const PetRow = ({ pet, onDetails }: { pet: Pet; onDetails: (pet: Pet) => void }) => (
  <article className="flex gap-3 rounded-card bg-surface p-3 shadow-card">
    <ResponsiveImage
      image={pet.main_image}
      alt={`${pet.name}, ${pet.breed}`}
      sizes="112px"
      placeholderText="No Image Available"
      className="w-24 shrink-0 self-start rounded-small sm:w-28"
    />
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-lead">{pet.name}</h2>
        {!isAvailable(pet) && <Badge>Unavailable</Badge>}
      </div>
      <p className="text-small text-ink-soft">
        {pet.breed} · {pet.age}
      </p>
      <p className="line-clamp-2 text-small">{pet.description}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Button variant="secondary" size="small" onClick={() => onDetails(pet)}>
          Details
          <span className="sr-only"> of {pet.name}</span>
        </Button>
        <ButtonLink to={paths.pet(pet.id)} size="small">
          Adopt Me
          <span className="sr-only">, {pet.name}</span>
        </ButtonLink>
      </div>
    </div>
  </article>
);
