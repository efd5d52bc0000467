import { type GearDraft, type GearWithReviews, type StaffGear, toCents, toDollars } from "@pawhaven/contract";
import { useRef } from "react";
import { type Control, useWatch } from "react-hook-form";
import { BuyBox } from "../../features/catalogue/buy-box.tsx";
import { GearCard } from "../../features/catalogue/gear-card.tsx";
import { GearHeading } from "../../features/catalogue/gear-detail.tsx";
import { GearGallery } from "../../features/catalogue/gear-gallery.tsx";
import { GearSpecs } from "../../features/catalogue/gear-specs.tsx";
import { Panel } from "../ui/panel.tsx";

interface PreviewProps {
  control: Control<GearDraft>;
  gear?: StaffGear;
}

/** The shop's own components, with what is in the form. Inert: a link would leave the form. */
export function CardPreview({ control, gear }: PreviewProps) {
  const shown = toShownGear(useWatch({ control }) as GearDraft, gear);
  return (
    <section aria-label="Preview of the card" className="grid gap-2">
      <h2 className="text-base">Card</h2>
      <div inert className="max-w-90 text-base">
        <GearCard gear={shown} />
      </div>
    </section>
  );
}

export function PagePreview({ control, gear }: PreviewProps) {
  const shown = toShownGear(useWatch({ control }) as GearDraft, gear);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Panel title="Preview of the page">
      <div inert className="rounded-card bg-paper p-4 text-base">
        <GearHeading gear={shown} as="h3" />
        <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <GearGallery gear={shown} />
          <BuyBox
            gear={shown}
            quantity={1}
            isAdding={false}
            onAdd={() => undefined}
            onQuantity={() => undefined}
            buttonRef={button}
          />
          <GearSpecs gear={shown} />
        </div>
      </div>
    </Panel>
  );
}

const toRecord = (rows: GearDraft["details"]) => Object.fromEntries(rows.map(({ name, value }) => [name, value]));

/** A half-typed number is no number yet. */
const numberOr = <Fallback,>(value: number | null, fallback: Fallback) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : fallback;

function toShownGear(draft: GearDraft, gear: StaffGear | undefined): GearWithReviews {
  const sale = gear?.sale_percent ?? 0;
  const cents = toCents(numberOr(draft.list_price, 0));
  return {
    id: gear?.id ?? 0,
    name: draft.name || "Name",
    description: draft.description,
    petType: draft.petType,
    category: draft.category,
    main_image: draft.images[0] ?? null,
    images: draft.images,
    is_new: draft.is_new,
    is_featured: draft.is_featured ? 1 : 0,
    sale_percent: sale,
    price: toDollars(Math.floor((cents * (100 - sale) + 50) / 100)),
    list_price: toDollars(cents),
    stock: gear?.stock ?? 0,
    rating: gear?.rating ?? 0,
    reviews_count: gear?.reviews_count ?? 0,
    highlights: draft.highlights,
    details: toRecord(draft.details),
    created_at: gear?.created_at ?? "",
    net_weight_grams: numberOr(draft.net_weight_grams, null),
    species: draft.species,
    life_stage: draft.life_stage,
    diets: draft.diets,
    animal_min_kg: numberOr(draft.animal_min_kg, null),
    animal_max_kg: numberOr(draft.animal_max_kg, null),
    energy_kcal_per_100g: numberOr(draft.energy_kcal_per_100g, null),
    ingredients: draft.ingredients,
    actives: toRecord(draft.actives),
    related_ids: [],
    reviews: [],
  };
}
