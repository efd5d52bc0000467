import { ChevronLeft, ChevronRight } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router";
import { formatCount } from "../../lib/money.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { TurnButton } from "../../ui/turn-button.tsx";
import { GearCard } from "./gear-card.tsx";
import { type GearChoice, gearsPerPage } from "./gear-choice.ts";
import type { GearView } from "./load-gears.ts";

interface GearPagesProps {
  view: GearView;
  choice: GearChoice;
  onAdjust: (fields: Partial<GearChoice>) => void;
  onChoose: (fields: Partial<GearChoice>) => void;
  heading: RefObject<HTMLElement | null>;
}

/** The gears in a carousel and, where there are more than it holds, ways to the others. */
export function GearPages({ view, choice, onAdjust, onChoose, heading }: GearPagesProps) {
  const { gears, from } = view;
  const index = Math.min(Math.max(choice.at - from, 0), gears.length - 1);
  const backToHeading = () => heading.current && scrollToElement(heading.current);
  return (
    <>
      <Carousel
        label="Gears"
        items={gears}
        itemKey={({ id }) => id}
        index={index}
        onSlide={(item) => {
          onAdjust({ at: from + item });
          backToHeading();
        }}
        renderItem={(gear, position) => <GearCard gear={gear} priority={position === index} />}
        renderFarItem={({ id, name }) => <Link to={`/gear/${id}`}>{name}</Link>}
        className="mt-4 lg:mt-6"
      />
      {view.facets.total > gearsPerPage && (
        <OtherPages
          view={view}
          onPage={(at) => {
            onChoose({ at });
            backToHeading();
          }}
        />
      )}
    </>
  );
}

function OtherPages({ view, onPage }: { view: GearView; onPage: (at: number) => void }) {
  const { from, gears, facets } = view;
  const end = from + gears.length;
  return (
    <nav aria-label="More gears" className="mt-2 flex items-center justify-center gap-2">
      <TurnButton
        label={`Previous ${gearsPerPage}`}
        icon={ChevronLeft}
        idle={from === 0}
        onClick={() => onPage(from - gearsPerPage)}
      />
      <output className="text-small text-ink-soft tabular-nums">
        Showing {formatCount(from + 1)}–{formatCount(end)} of {formatCount(facets.total)}
      </output>
      <TurnButton
        label={`Next ${gearsPerPage}`}
        icon={ChevronRight}
        idle={end >= facets.total}
        onClick={() => onPage(from + gearsPerPage)}
      />
    </nav>
  );
}
