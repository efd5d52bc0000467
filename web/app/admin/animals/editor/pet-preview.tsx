import type { Pet, PetDraft, StaffPet } from "@pawhaven/contract";
import { type Control, useWatch } from "react-hook-form";
import { PetCard } from "../../../features/adoption/pet-card.tsx";
import { PetGallery } from "../../../features/adoption/pet-gallery.tsx";
import { PetHeader } from "../../../features/adoption/pet-header.tsx";
import { PetInfoTabs } from "../../../features/adoption/pet-info-tabs.tsx";
import { Price } from "../../../ui/price.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { PetFields } from "./pet-fields.ts";

interface PreviewProps {
  control: Control<PetFields>;
  pet: StaffPet;
}

const ignoreDetails = () => undefined;

/** The shop's own components, with what is in the form. Inert: a link would leave the form. */
export function CardPreview({ control, pet }: PreviewProps) {
  const shown = toShownPet(useWatch({ control, name: "pet" }), pet);
  return (
    <section aria-label="Preview of the card" className="grid grid-cols-1 gap-2">
      <h2 className="text-base">Card</h2>
      <div inert className="max-w-90 text-base">
        <PetCard pet={shown} isFirst={false} onDetails={ignoreDetails} />
      </div>
    </section>
  );
}

export function PagePreview({ control, pet }: PreviewProps) {
  const shown = toShownPet(useWatch({ control, name: "pet" }), pet);
  return (
    <Panel title="Preview of the page">
      <div
        inert
        className="grid grid-cols-1 gap-8 rounded-card bg-paper p-4 text-base lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <PetGallery pet={shown} />
        <div className="grid grid-cols-1 content-start gap-4 wrap-anywhere">
          <PetHeader pet={shown} as="h3" />
          <p>
            Adoption fee <Price amount={shown.adoptionFee} className="ml-1" />
          </p>
        </div>
        <div className="lg:col-span-2">
          <PetInfoTabs pet={shown} />
        </div>
      </div>
    </Panel>
  );
}

/** The shop makes the words of an age from a day of birth when it is saved. */
const ageOf = (draft: PetDraft, saved: StaffPet) =>
  draft.born_on === null || draft.born_on === saved.born_on ? draft.age : `Born ${draft.born_on}`;

function toShownPet(draft: PetDraft, saved: StaffPet): Pet {
  const isAvailable = saved.stage === "available";
  return {
    ...saved,
    name: draft.name || "Name",
    type: draft.type,
    breed: draft.breed,
    gender: draft.gender,
    color: draft.color,
    age: ageOf(draft, saved),
    description: draft.description,
    trait: draft.trait,
    // A half-typed number is no number yet.
    adoptionFee: Number.isFinite(draft.adoptionFee) ? draft.adoptionFee : 0,
    tags: isAvailable ? ["Available", ...draft.tags] : draft.tags,
    main_image: draft.images[0] ?? null,
    images: draft.images,
    careDiet: draft.careDiet,
    careExercise: draft.careExercise,
    careGrooming: draft.careGrooming,
    facts: draft.facts,
  };
}
