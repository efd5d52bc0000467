import type { GearSuggestion } from "@pawhaven/contract";
import { LayoutGrid } from "lucide-react";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Price } from "../../ui/price.tsx";

/** A gear, a pet type or a category as one line of a list. */
export function SuggestionContent({ suggestion }: { suggestion: GearSuggestion }) {
  if (suggestion.kind === "gear") {
    return (
      <>
        <ResponsiveImage
          image={suggestion.main_image}
          alt=""
          sizes="44px"
          placeholderText=""
          className="w-11 shrink-0 rounded-small"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold">{suggestion.label}</span>
          <span className="line-clamp-2 text-small text-ink-soft">
            {suggestion.category} · {suggestion.petType}
          </span>
        </span>
        <Price amount={suggestion.price} />
      </>
    );
  }
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-small bg-peach text-ink">
        {suggestion.kind === "petType" ? <PetTypeIcon type={suggestion.label} /> : <LayoutGrid className="size-5" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{suggestion.label}</span>
        <span className="block text-small text-ink-soft">
          {suggestion.kind === "petType" ? "Pet type" : "Category"}
        </span>
      </span>
      <span className="text-small text-ink-soft tabular-nums">{suggestion.count} gears</span>
    </>
  );
}
