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
import { type CarouselEngine, type CarouselView, startCarousel } from "./carousel-engine.ts";
import { carouselBreakpoints, type CarouselLayout, openingViews } from "./carousel-layout.ts";
import { waitForIdle } from "./wait-for-idle.ts";

export interface CarouselProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** Rendered for items several pages away, where rendering all items at once would be slow. */
  renderPlaceholder?: (item: Item) => ReactNode;
  itemKey: (item: Item) => Key;
  /** The accessible name. */
  label: string;
  layout?: CarouselLayout;
  /** The item in view, when controlled by the caller, for example from the URL. */
  index?: number;
  /** The visitor moved to another page; `index` is its anchor item. */
  onSlide?: (index: number) => void;
  /** `none` where thumbnails or the like replace them. */
  controls?: "below" | "none";
  className?: string;
}

/**
 * The server renders the opening view for every width with CSS alone; the script takes over when the browser is idle, without a
 * layout shift. Each card is its own Suspense boundary, so that hydrating a long carousel does not block input.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { items, renderItem, renderPlaceholder, itemKey, label, layout = "grid", index = 0 } = props;
  const { controls = "below", className } = props;
  const list = useRef<HTMLUListElement>(null);
  const { view, engine } = useCarouselEngine(list, props);
  const opening = openingViews(items.length, index, layout);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    engine.current?.step(by);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the cards and buttons inside
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      // The column of a grid grows with its content, and slides are sized by the carousel: without this, both grow for good.
      className={classNames("min-w-0", className)}
    >
      <ul ref={list} className="carousel" data-layout={layout}>
        {items.map((item, position) => (
          <li key={itemKey(item)} data-opening={opening[position]}>
            <Suspense>
              {renderPlaceholder && !isNear(position, index) ? renderPlaceholder(item) : renderItem(item, position)}
            </Suspense>
          </li>
        ))}
      </ul>
      {controls === "below" && (
        <CarouselControls
          view={view}
          onStep={(by) => engine.current?.step(by)}
          onPageChange={(page) => engine.current?.goTo(page)}
          showPage={layout === "grid"}
        />
      )}
    </section>
  );
}

function useCarouselEngine<Item>(
  list: RefObject<HTMLUListElement | null>,
  { items, itemKey, layout = "grid", index, onSlide }: CarouselProps<Item>,
) {
  const engine = useRef<CarouselEngine>(null);
  const [view, setView] = useState<CarouselView>();
  const handleSlide = useEffectEvent((item: number) => onSlide?.(item));
  const openingItem = useEffectEvent(() => index ?? 0);
  const keys = items.map(itemKey).join("\n");
  const measuredKeys = useRef(keys);

  useEffect(() => {
    let isUnmounted = false;
    const start = async () => {
      await waitForIdle();
      if (isUnmounted || !list.current) return;
      engine.current = startCarousel(list.current, {
        breakpoints: carouselBreakpoints[layout],
        item: openingItem(),
        onView: setView,
        onSlide: (item) => handleSlide(item),
      });
    };
    void start();
    return () => {
      isUnmounted = true;
      engine.current?.destroy();
      engine.current = null;
    };
  }, [list, layout]);

  // Before paint: new slides would otherwise flash out of place.
  useLayoutEffect(() => {
    if (measuredKeys.current === keys) return;
    measuredKeys.current = keys;
    engine.current?.refresh(openingItem());
  }, [keys]);

  useEffect(() => {
    if (index !== undefined) engine.current?.show(index);
  }, [index]);

  return { view, engine };
}

/** Visible at some breakpoint, or at most one page away. */
const isNear = (position: number, index: number) => position >= index - 8 && position < index + 16;

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable], [role=tab]");
