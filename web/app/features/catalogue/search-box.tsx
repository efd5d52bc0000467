/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element shows suggestions with images */
import type { GearSuggestion } from "@pawhaven/contract";
import { Search } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { TextField } from "../../ui/field.tsx";
import { gearShopPath } from "./gear-shop-path.ts";
import { SuggestionOption } from "./suggestion-option.tsx";
import { suggestionPath } from "./suggestion-path.ts";
import { useSuggestions } from "./use-suggestions.ts";

const noneActive = -1;

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
}

/** Enter opens the active suggestion, or searches the gear shop. */
export default function SearchBox({ text, onText }: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [activeIndex, setActiveIndex] = useState(noneActive);
  const suggestions = useSuggestions(text);
  const active = suggestions[activeIndex];
  useEffect(() => input.current?.focus(), []);

  const open = (suggestion: GearSuggestion) => void navigate(suggestionPath(suggestion));

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const search = text.trim();
    if (active) open(active);
    else void navigate(search ? gearShopPath({ search }) : paths.gearShop);
  }

  function handleKey(event: KeyboardEvent) {
    const next = nextIndexForKey(event.key, activeIndex, suggestions.length);
    if (next === undefined) return;
    event.preventDefault();
    setActiveIndex(next);
  }

  return (
    <search aria-label="Shop">
      <form onSubmit={handleSubmit} className="mx-auto max-w-2xl">
        <TextField
          ref={input}
          type="search"
          label="Search gears"
          hideLabel
          placeholder="Search products..."
          icon={Search}
          maxLength={100}
          autoComplete="off"
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${activeIndex}`}
          value={text}
          onChange={({ target }) => {
            onText(target.value.trimStart());
            setActiveIndex(noneActive);
          }}
          onKeyDown={handleKey}
        />
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="mt-2 max-h-[calc(100dvh-12rem)] overflow-y-auto empty:hidden"
        >
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={suggestionPath(suggestion)}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              isActive={index === activeIndex}
              onHighlight={() => setActiveIndex(index)}
              onOpen={() => open(suggestion)}
            />
          ))}
        </div>
        <output className="sr-only">{text.trim() && suggestionCountText(suggestions.length)}</output>
      </form>
    </search>
  );
}

const suggestionCountText = (count: number) =>
  count === 0 ? "No suggestions" : count === 1 ? "1 suggestion" : `${count} suggestions`;

/** The arrow keys wrap around through the field itself; Home and End work only within the list. */
function nextIndexForKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return from + 1 < count ? from + 1 : noneActive;
  if (key === "ArrowUp") return from === noneActive ? count - 1 : from - 1;
  if (from === noneActive) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
