import type { Pet } from "@pawhaven/contract";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { AdoptionActions } from "./adoption-actions.tsx";

export const AdoptionPanel = ({ pet }: { pet: Pet }) => (
  <section aria-label="Adoption" className="rounded-card bg-surface p-6 shadow-card">
    <p className="text-small font-bold text-ink-soft">Adoption fee</p>
    <Price amount={pet.adoptionFee} size="heading" />
    <p className="mt-1 text-small text-ink-soft">Includes vaccinations, microchip, and spay/neuter</p>
    <AdoptionActions pet={pet} />
    <ButtonLink to={paths.contact} variant="secondary" fullWidth className="mt-3">
      Contact Us
    </ButtonLink>
  </section>
);
