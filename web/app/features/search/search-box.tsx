/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element shows suggestions with images */
import { Search } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/field.tsx";
import { gearShopPath } from "../catalogue/gear-shop-path.ts";
import { nextIndexForKey, noneActive } from "./next-index.ts";
import { type SearchEntry, searchGroups, waysOut } from "./search-groups.ts";
import { optionId, SearchList } from "./search-list.tsx";
import { SearchStatus } from "./search-status.tsx";
import { useShopSearch } from "./use-shop-search.ts";

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
}

/** Enter opens the active entry. Without one it searches the gear shop, or opens the first entry if there is no gear. */
export default function SearchBox({ text, onText }: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [activeIndex, setActiveIndex] = useState(noneActive);
  const { found, searched, isLoading, hasFailed, retry } = useShopSearch(text);
  const matches = found ? searchGroups(searched, found) : [];
  const hasNothing = found !== null && !isLoading && matches.length === 0;
  const groups = found && hasNothing ? waysOut(found) : matches;
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[activeIndex];
  useEffect(() => input.current?.focus(), []);

  const open = ({ path }: SearchEntry) => void navigate(path);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const [first] = entries;
    const search = text.trim();
    if (active) open(active);
    else if (first && !isLoading && !hasNothing && !("suggestion" in first)) open(first);
    else void navigate(search ? gearShopPath({ search }) : paths.gearShop);
  }

  function handleKey(event: KeyboardEvent) {
    const next = nextIndexForKey(event.key, activeIndex, entries.length);
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
          label="Search the shop"
          hideLabel
          placeholder="Search gears, pets, services and answers..."
          icon={Search}
          maxLength={100}
          autoComplete="off"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, activeIndex)}
          value={text}
          onChange={({ target }) => {
            onText(target.value.trimStart());
            setActiveIndex(noneActive);
          }}
          onKeyDown={handleKey}
        />
        <div
          className={classNames("mt-2 max-h-[calc(100dvh-12rem)] overflow-y-auto", isLoading && found && "opacity-60")}
        >
          <SearchStatus
            text={text.trim()}
            count={hasNothing ? 0 : entries.length}
            isLoading={isLoading}
            hasFailed={hasFailed}
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
          />
          <SearchList
            id={listId}
            groups={groups}
            activeIndex={activeIndex}
            onHighlight={setActiveIndex}
            onOpen={open}
          />
        </div>
      </form>
    </search>
  );
}
