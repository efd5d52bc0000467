/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element shows suggestions with images */
import type { GearSuggestion } from "@pawhaven/contract";
import { LayoutGrid } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Price } from "../../ui/price.tsx";

interface SuggestionOptionProps {
  id: string;
  suggestion: GearSuggestion;
  isActive: boolean;
  onHighlight: () => void;
  onOpen: () => void;
}

/** The focus stays in the field, which refers to the active option by `aria-activedescendant`. */
export function SuggestionOption({ id, suggestion, isActive, onHighlight, onOpen }: SuggestionOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys for all of its options
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onHighlight}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={classNames(
        "flex min-h-14 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5",
        isActive && "bg-coral-soft",
      )}
    >
      <SuggestionContent suggestion={suggestion} />
    </div>
  );
}

function SuggestionContent({ suggestion }: { suggestion: GearSuggestion }) {
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
