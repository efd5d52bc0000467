import { isAvailable, type Pet } from "@pawhaven/contract";
import { memo } from "react";
import * as paths from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

interface PetCardProps {
  pet: Pet;
  /** Visible first at every width, so its image is loaded with priority. */
  isFirst: boolean;
  onDetails: (pet: Pet) => void;
}

/** Memoized, because the carousel renders again on every slide. */
export const PetCard = memo(function PetCard({ pet, isFirst, onDetails }: PetCardProps) {
  return (
    <article className="relative flex h-125 flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <ResponsiveImage
        image={pet.main_image}
        alt={`${pet.name}, ${pet.breed}`}
        sizes="(min-width: 1920px) 24rem, (min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
        ratio="fill"
        placeholderText="No Image Available"
        priority={isFirst}
        className="min-h-0 flex-1 [&_img]:object-[50%_10%]"
      />
      {!isAvailable(pet) && <Badge className="absolute top-4 left-4 bg-surface!">Unavailable</Badge>}
      <div className="flex flex-col p-5">
        <h2 className="truncate text-lead">{pet.name}</h2>
        <p className="truncate text-small text-ink-soft">
          {pet.breed} · {pet.age}
        </p>
        <p className="mt-2 line-clamp-2 min-h-[2lh] text-small">{pet.description}</p>
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button variant="secondary" className="px-2!" onClick={() => onDetails(pet)}>
            Details
            <span className="sr-only"> of {pet.name}</span>
          </Button>
          <ButtonLink to={paths.pet(pet.id)} className="px-2!">
            Adopt Me
            <span className="sr-only">, {pet.name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
});
