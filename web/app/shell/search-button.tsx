import { Search } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useDisclosure } from "./use-disclosure.ts";

const loadSearchBox = () => import("../features/catalogue/search-box.tsx");
const SearchBox = lazy(loadSearchBox);

/** Searches gears from any page. The search box is loaded when the button is hovered, focused or clicked. */
export function SearchButton() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const [text, setText] = useState("");
  const preload = () => void loadSearchBox();
  return (
    <div ref={area}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="search-panel"
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
        className="grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-line/60"
      >
        <Search className="size-6" />
        <span className="sr-only">Search</span>
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

interface SearchInputFallbackProps {
  text: string;
  onTextChange: (text: string) => void;
}

/** Keeps what is typed until the search box has loaded. */
const SearchInputFallback = ({ text, onTextChange }: SearchInputFallbackProps) => (
  <input
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user in order to type
    autoFocus
    aria-label="Search gears"
    value={text}
    onChange={({ target }) => onTextChange(target.value)}
    className="mx-auto block h-12 w-full max-w-2xl rounded-small bg-surface px-12"
  />
);
