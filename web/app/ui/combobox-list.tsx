import { Check } from "lucide-react";
import { classNames } from "./class-names.ts";

interface ComboboxListProps {
  id: string;
  isOpen: boolean;
  options: readonly string[];
  /** The option that Enter selects. */
  activeIndex: number;
  selected: string;
  onSelect: (option: string) => void;
  noMatchesText: string;
}

/** Focus stays on the input, which refers to the active option by `aria-activedescendant`. */
export function ComboboxList({
  id,
  isOpen,
  options,
  activeIndex,
  selected,
  onSelect,
  noMatchesText,
}: ComboboxListProps) {
  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-10 mt-1 rounded-small border border-line-strong bg-surface py-1 shadow-raised"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- no native element offers a filtered listbox */}
      <ul id={id} role="listbox" aria-label="Suggestions" className="max-h-64 overflow-y-auto overscroll-contain">
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
          <li
            key={option}
            id={`${id}-${index}`}
            ref={index === activeIndex ? (element) => element?.scrollIntoView({ block: "nearest" }) : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- as above
            role="option"
            aria-selected={option === selected}
            // Keeps focus on the input; its blur would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onSelect(option)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 hover:bg-sunken",
              index === activeIndex && "bg-teal-soft",
            )}
          >
            {option}
            {option === selected && <Check className="size-5 shrink-0 text-teal" />}
          </li>
        ))}
      </ul>
      <output className="block px-4 py-2 text-ink-soft empty:hidden">
        {isOpen && options.length === 0 ? noMatchesText : ""}
      </output>
    </div>
  );
}
