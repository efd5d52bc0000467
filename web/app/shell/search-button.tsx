import { Search } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import { Spinner } from "../ui/spinner.tsx";
import { useDisclosed } from "./use-disclosed.ts";

const loadBox = () => import("../features/catalogue/search-box.tsx");
const SearchBox = lazy(loadBox);

/** The search of the gears from anywhere. The box is fetched when somebody reaches for it; few pages need it. */
export function SearchButton() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosed(area);
  return (
    <div ref={area}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="search-panel"
        onClick={toggle}
        onPointerEnter={() => void loadBox()}
        onFocus={() => void loadBox()}
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
          <Suspense fallback={<Spinner label="Loading the search" />}>{open && <SearchBox />}</Suspense>
        </div>
      </div>
    </div>
  );
}
