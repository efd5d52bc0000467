import { Search } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useMatch } from "react-router";
import * as paths from "../lib/paths.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { useDisclosure } from "./use-disclosure.ts";

const loadSearchBox = () => import("../features/search/search-box.tsx");
const SearchBox = lazyPart(loadSearchBox);
const preload = () => void loadSearchBox().catch(() => {});

const buttonClasses = "grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-line/60";

/** Searches the shop from any page; in the gear shop it leads to the search that is there already. */
export const SearchButton = () => (useMatch(paths.gearShop) ? <OwnSearchButton /> : <SearchPanel />);

const OwnSearchButton = () => (
  <button type="button" onClick={focusOwnSearch} className={buttonClasses}>
    <ButtonContent />
  </button>
);

const focusOwnSearch = () => document.querySelector<HTMLElement>("[data-page-search]")?.focus();

/** The search box is loaded when the button is hovered, focused or clicked. */
function SearchPanel() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const [text, setText] = useState("");
  return (
    <div ref={area}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="search-panel"
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
        className={buttonClasses}
      >
        <ButtonContent />
      </button>
      <div
        id="search-panel"
        hidden={!open}
        className="absolute inset-x-0 top-full border-b border-line bg-paper py-4 shadow-raised"
      >
        <div className="page-width">
          <Suspense fallback={<SearchInputFallback text={text} onTextChange={setText} />}>
            {open && <SearchBox text={text} onText={setText} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

const ButtonContent = () => (
  <>
    <Search className="size-6" />
    <span className="sr-only">Search</span>
  </>
);

interface SearchInputFallbackProps {
  text: string;
  onTextChange: (text: string) => void;
}

/** Keeps what is typed until the search box has loaded. */
const SearchInputFallback = ({ text, onTextChange }: SearchInputFallbackProps) => (
  <input
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user in order to type
    autoFocus
    aria-label="Search the shop"
    value={text}
    onChange={({ target }) => onTextChange(target.value)}
    className="mx-auto block h-12 w-full max-w-2xl rounded-small bg-surface px-12"
  />
);
