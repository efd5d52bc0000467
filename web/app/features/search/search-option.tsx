/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element shows suggestions with images */
import { useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { SuggestionContent } from "../catalogue/suggestion-content.tsx";
import type { SearchEntry } from "./search-groups.ts";

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onHighlight: () => void;
  onOpen: () => void;
}

/** The focus stays in the field, which refers to the active option by `aria-activedescendant`. */
export function SearchOption({ id, entry, isActive, onHighlight, onOpen }: SearchOptionProps) {
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
      {"suggestion" in entry ? <SuggestionContent suggestion={entry.suggestion} /> : <EntryContent entry={entry} />}
    </div>
  );
}

function EntryContent({ entry }: { entry: Exclude<SearchEntry, { suggestion: unknown }> }) {
  const { label, detail, icon: Icon, image } = entry;
  return (
    <>
      {image ? (
        <ResponsiveImage image={image} alt="" sizes="44px" placeholderText="" className="w-11 shrink-0 rounded-small" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-small bg-teal-soft text-teal-strong">
          <Icon className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{label}</span>
        <span className="line-clamp-1 text-small text-ink-soft">{detail}</span>
      </span>
    </>
  );
}
