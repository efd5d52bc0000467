import { ChevronLeft, ChevronRight } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router";
import { formatCount } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { PagerButton } from "../../ui/pager-button.tsx";
import { GearCard } from "./gear-card.tsx";
import { type GearShopParams, gearsPerPage } from "./gear-shop-params.ts";
import type { GearView } from "./load-gears.ts";

interface GearPagesProps {
  view: GearView;
  params: GearShopParams;
  onReplaceParams: (fields: Partial<GearShopParams>) => void;
  onPushParams: (fields: Partial<GearShopParams>) => void;
  heading: RefObject<HTMLElement | null>;
}

/** One page of gears in a carousel, and a pager if there are more. */
export function GearPages({ view, params, onReplaceParams, onPushParams, heading }: GearPagesProps) {
  const { gears, from } = view;
  const index = Math.min(Math.max(params.at - from, 0), gears.length - 1);
  const backToHeading = () => heading.current && scrollToElement(heading.current);
  return (
    <>
      <Carousel
        label="Gears"
        items={gears}
        itemKey={({ id }) => id}
        index={index}
        onSlide={(item) => {
          onReplaceParams({ at: from + item });
          backToHeading();
        }}
        renderItem={(gear, position) => <GearCard gear={gear} priority={position === index} />}
        renderPlaceholder={({ id, name }) => <Link to={paths.gear(id)}>{name}</Link>}
        className="mt-4 lg:mt-6"
      />
      {view.facets.total > gearsPerPage && (
        <GearPageNavigation
          view={view}
          onPage={(at) => {
            onPushParams({ at });
            backToHeading();
          }}
        />
      )}
    </>
  );
}

function GearPageNavigation({ view, onPage }: { view: GearView; onPage: (at: number) => void }) {
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
