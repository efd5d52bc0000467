import {
  type Key,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import type { CarouselEngine, CarouselView } from "./carousel-engine.ts";
import { carouselBreakpoints, type CarouselLayout, openingViews } from "./carousel-layout.ts";
import { waitForIdle } from "./wait-for-idle.ts";

export interface CarouselProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** Stands for an item that is some pages away, where drawing them all at once would take long. */
  renderPlaceholder?: (item: Item) => ReactNode;
  itemKey: (item: Item) => Key;
  /** Names the carousel for people who do not see it. */
  label: string;
  layout?: CarouselLayout;
  /** The item to be in view, when the caller keeps it, for instance in the address. */
  index?: number;
  /** A visitor has turned to another page, which is remembered by this item. */
  onSlide?: (index: number) => void;
  /** `none` where something else, such as thumbnails, leads from page to page. */
  controls?: "below" | "none";
  className?: string;
}

/**
 * Cards that slide. The server draws the opening view of every width with style sheets alone; the script that moves it
 * comes later and changes nothing that is seen. Every card becomes alive by itself, so that a long row of them never
 * keeps the page from answering.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { items, renderItem, renderPlaceholder, itemKey, label, layout = "grid", index = 0 } = props;
  const { controls = "below", className } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const { view, engine, isStill } = useCarouselEngine(viewport, props);
  const opening = openingViews(items.length, index, layout);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    engine.current?.step(by);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the cards and buttons inside
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown} className={className}>
      <div ref={viewport} className={classNames("swiper carousel", isStill && "carousel-still")} data-layout={layout}>
        <ul className="swiper-wrapper">
          {items.map((item, position) => (
            <li key={itemKey(item)} className="swiper-slide" data-opening={opening[position]}>
              <Suspense>
                {renderPlaceholder && !isStill && !isNear(position, index)
                  ? renderPlaceholder(item)
                  : renderItem(item, position)}
              </Suspense>
            </li>
          ))}
        </ul>
      </div>
      {controls === "below" && (
        <CarouselControls
          view={view}
          onStep={(by) => engine.current?.step(by)}
          onPageChange={(page) => engine.current?.goTo(page)}
        />
      )}
    </section>
  );
}

function useCarouselEngine<Item>(
  viewport: RefObject<HTMLDivElement | null>,
  { items, itemKey, layout = "grid", index, onSlide }: CarouselProps<Item>,
) {
  const engine = useRef<CarouselEngine>(null);
  const [view, setView] = useState<CarouselView>();
  const [isStill, setStill] = useState(false);
  const handleSlide = useEffectEvent((item: number) => onSlide?.(item));
  const openingItem = useEffectEvent(() => index ?? 0);
  const keys = items.map(itemKey).join("\n");
  const measuredKeys = useRef(keys);

  useEffect(() => {
    let isUnmounted = false;
    const start = async () => {
      const { startCarousel } = await import("./carousel-engine.ts");
      await waitForIdle();
      if (isUnmounted || !viewport.current) return;
      engine.current = startCarousel(viewport.current, {
        breakpoints: carouselBreakpoints[layout],
        item: openingItem(),
        onView: setView,
        onSlide: (item) => handleSlide(item),
      });
    };
    start().catch(() => setStill(true));
    return () => {
      isUnmounted = true;
      engine.current?.destroy();
      engine.current = null;
    };
  }, [viewport, layout]);

  // Before the browser paints: new slides would otherwise be seen without their measures.
  useLayoutEffect(() => {
    if (measuredKeys.current === keys) return;
    measuredKeys.current = keys;
    engine.current?.refresh(openingItem());
  }, [keys]);

  useEffect(() => {
    if (index !== undefined) engine.current?.show(index);
  }, [index]);

  return { view, engine, isStill };
}

/** In view at one width or another, or a page away from it. */
const isNear = (position: number, index: number) => position >= index - 8 && position < index + 16;

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable], [role=tab]");
