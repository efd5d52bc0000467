import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "./class-names.ts";
import type { CarouselView } from "./carousel-engine.ts";
import { PagerButton } from "./pager-button.tsx";

interface CarouselControlsProps {
  /** Undefined until the script has measured the window. */
  view: CarouselView | undefined;
  onStep: (by: number) => void;
  onPageChange: (page: number) => void;
  /** Whether the number of the page can be seen; it is always announced. */
  showPage: boolean;
}

const maxBullets = 5;

/** Fixed height, so that the layout does not shift when the bullets appear. */
export function CarouselControls({ view, onStep, onPageChange, showPage }: CarouselControlsProps) {
  const { page, pages } = view ?? { page: 0, pages: 0 };
  const first = Math.max(0, Math.min(page - Math.floor(maxBullets / 2), pages - maxBullets));
  const bullets = Array.from({ length: Math.min(maxBullets, pages) }, (_, index) => first + index);
  return (
    <div className={classNames("mt-4", pages === 1 && "invisible")}>
      <div className="flex h-11 items-center justify-center">
        <PagerButton label="Previous" icon={ChevronLeft} softDisabled={page === 0} onClick={() => onStep(-1)} />
        <div className="flex w-55 justify-center">
          {bullets.map((bullet) => (
            <button
              key={bullet}
              type="button"
              aria-label={`Page ${bullet + 1} of ${pages}`}
              aria-current={bullet === page ? "true" : undefined}
              onClick={() => onPageChange(bullet)}
              className="group grid size-11 cursor-pointer place-items-center rounded-full -outline-offset-3"
            >
              <span
                className={classNames(
                  "block h-2.5 rounded-full transition-all",
                  bullet === page ? "w-6 bg-coral" : "w-2.5 bg-line-strong group-hover:bg-ink-soft",
                  hasMoreBeyond(bullet, bullets, pages) && "scale-60",
                )}
              />
            </button>
          ))}
        </div>
        <PagerButton label="Next" icon={ChevronRight} softDisabled={page >= pages - 1} onClick={() => onStep(1)} />
      </div>
      <output className={showPage ? "block h-6 text-center text-small text-ink-soft tabular-nums" : "sr-only"}>
        {view && `Page ${page + 1} of ${pages}`}
      </output>
    </div>
  );
}

/** The outermost bullets shrink while there are more pages beyond them. */
const hasMoreBeyond = (bullet: number, bullets: number[], pages: number) =>
  (bullet === bullets[0] && bullet > 0) || (bullet === bullets.at(-1) && bullet < pages - 1);
