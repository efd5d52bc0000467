import { ChevronLeft, ChevronRight } from "lucide-react";
import { classNames } from "./class-names.ts";
import type { CarouselView } from "./carousel-engine.ts";
import { TurnButton } from "./turn-button.tsx";

interface CarouselControlsProps {
  /** Unknown until the script has measured the window. */
  view: CarouselView | undefined;
  onTurn: (by: number) => void;
  onPage: (page: number) => void;
}

const bulletsShown = 5;

/** Previous, bullets, next. Its height is there from the start, so nothing moves when the bullets come. */
export function CarouselControls({ view, onTurn, onPage }: CarouselControlsProps) {
  const { page, pages } = view ?? { page: 0, pages: 0 };
  const first = Math.max(0, Math.min(page - Math.floor(bulletsShown / 2), pages - bulletsShown));
  const bullets = Array.from({ length: Math.min(bulletsShown, pages) }, (_, index) => first + index);
  return (
    <div className={classNames("mt-4 flex h-11 items-center justify-center", pages === 1 && "invisible")}>
      <TurnButton label="Previous" icon={ChevronLeft} idle={page === 0} onClick={() => onTurn(-1)} />
      <div className="flex w-55 justify-center">
        {bullets.map((bullet) => (
          <button
            key={bullet}
            type="button"
            aria-label={`Page ${bullet + 1} of ${pages}`}
            aria-current={bullet === page ? "true" : undefined}
            onClick={() => onPage(bullet)}
            className="group grid size-11 cursor-pointer place-items-center rounded-full -outline-offset-3"
          >
            <span
              className={classNames(
                "block h-2.5 rounded-full transition-all",
                bullet === page ? "w-6 bg-coral" : "w-2.5 bg-line-strong group-hover:bg-ink-soft",
                leadsFurther(bullet, bullets, pages) && "scale-60",
              )}
            />
          </button>
        ))}
      </div>
      <TurnButton label="Next" icon={ChevronRight} idle={page >= pages - 1} onClick={() => onTurn(1)} />
      <output className="sr-only">{view && `Page ${page + 1} of ${pages}`}</output>
    </div>
  );
}

/** The outermost bullets are small while there are more pages behind them. */
const leadsFurther = (bullet: number, bullets: number[], pages: number) =>
  (bullet === bullets[0] && bullet > 0) || (bullet === bullets.at(-1) && bullet < pages - 1);
