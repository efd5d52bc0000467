import { Search } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useDisclosed } from "./use-disclosed.ts";

const loadBox = () => import("../features/catalogue/search-box.tsx");
const SearchBox = lazy(loadBox);

/** The search of the gears from anywhere. The box is fetched when somebody reaches for it; few pages need it. */
export function SearchButton() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosed(area);
  const [text, setText] = useState("");
  const warmUp = () => void loadBox();
  return (
    <div ref={area}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="search-panel"
        onClick={toggle}
        onPointerEnter={warmUp}
        onFocus={warmUp}
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
          <Suspense fallback={<PlainField text={text} onText={setText} />}>
            {open && <SearchBox text={text} onText={setText} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

interface PlainFieldProps {
  text: string;
  onText: (text: string) => void;
}

/** Takes what is typed until the box is there. */
const PlainField = ({ text, onText }: PlainFieldProps) => (
  <input
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for a place to type
    autoFocus
    aria-label="Search gears"
    value={text}
    onChange={({ target }) => onText(target.value)}
    className="mx-auto block h-12 w-full max-w-2xl rounded-small bg-surface px-12"
  />
);
