import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatCount } from "../../lib/money.ts";
import { PagerButton } from "../../ui/pager-button.tsx";
import { gearsPerPage } from "./gear-shop-params.ts";
import type { GearView } from "./load-gears.ts";

/** For catalogues that do not fit into one carousel. */
export default function GearPageNavigation({ view, onPage }: { view: GearView; onPage: (at: number) => void }) {
  const { from, gears, facets } = view;
  const end = from + gears.length;
  return (
    <nav aria-label="More gears" className="mt-2 flex items-center justify-center gap-2">
      <PagerButton
        label={`Previous ${gearsPerPage}`}
        icon={ChevronLeft}
        softDisabled={from === 0}
        onClick={() => onPage(from - gearsPerPage)}
      />
      <output className="text-small text-ink-soft tabular-nums">
        Showing {formatCount(from + 1)}–{formatCount(end)} of {formatCount(facets.total)}
      </output>
      <PagerButton
        label={`Next ${gearsPerPage}`}
        icon={ChevronRight}
        softDisabled={end >= facets.total}
        onClick={() => onPage(from + gearsPerPage)}
      />
    </nav>
  );
}
