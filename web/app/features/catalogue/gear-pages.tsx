import { type RefObject, Suspense } from "react";
import { Link } from "react-router";
import * as paths from "../../lib/paths.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { scrollToElement } from "../../ui/scroll-to-element.ts";
import { GearCard } from "./gear-card.tsx";
import { type GearShopParams, gearsPerPage } from "./gear-shop-params.ts";
import type { GearView } from "./load-gears.ts";

interface GearPagesProps {
  view: GearView;
  params: GearShopParams;
  isList: boolean;
  onReplaceParams: (fields: Partial<GearShopParams>) => void;
  onPushParams: (fields: Partial<GearShopParams>) => void;
  heading: RefObject<HTMLElement | null>;
}

const GearPageNavigation = lazyPart(() => import("./gear-page-navigation.tsx"));
const GearList = lazyPart(() => import("./gear-list.tsx"));

/** One page of gears in a carousel, and a pager if there are more; or a page of the list. */
export function GearPages({ view, params, isList, onReplaceParams, onPushParams, heading }: GearPagesProps) {
  const { gears, from } = view;
  const index = Math.min(Math.max(params.at - from, 0), gears.length - 1);
  const backToHeading = () => heading.current && scrollToElement(heading.current);
  const openPage = (at: number) => {
    onPushParams({ at });
    backToHeading();
  };
  if (isList)
    return (
      <Suspense fallback={<div className="min-h-125" />}>
        <GearList view={view} at={params.at} onPage={openPage} />
      </Suspense>
    );
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
      {view.facets.total > gearsPerPage && <GearPageNavigation view={view} onPage={openPage} />}
    </>
  );
}
