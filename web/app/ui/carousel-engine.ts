import { Swiper } from "swiper";
import { Grid } from "swiper/modules";
import {
  columnCount,
  firstColumnOf,
  firstItemOf,
  type Breakpoint,
  isInView,
  pageCount,
  pageOf,
  positionItems,
  columnsPerStep,
} from "./carousel-layout.ts";

export interface CarouselView {
  page: number;
  pages: number;
}

export interface CarouselEngine {
  /** Moves by one page: 1 or -1. */
  step: (by: number) => void;
  goTo: (page: number) => void;
  /** Scrolls an item into view without calling `onSlide`. */
  show: (item: number) => void;
  /** Measures again after the slides changed and shows an item without a transition. */
  refresh: (item: number) => void;
  destroy: () => void;
}

export interface CarouselOptions {
  breakpoints: readonly Breakpoint[];
  item: number;
  onView: (view: CarouselView) => void;
  /** The visitor moved to another page; `item` is its anchor. */
  onSlide: (item: number) => void;
}

const gapPx = 24;
const transitionMs = 500;

/** Attaches Swiper to server-rendered markup. Loaded lazily, only on pages with a carousel. */
export function startCarousel(
  element: HTMLElement,
  { breakpoints, item, onView, onSlide }: CarouselOptions,
): CarouselEngine {
  let anchorItem = item;
  const swiper = new Swiper(element, { ...swiperOptions(breakpoints), init: false });
  const breakpoint = () =>
    breakpoints.find(({ minWidth }) => String(minWidth) === swiper.currentBreakpoint) ?? breakpoints[0]!;
  const count = () => swiper.slides.length;

  const show = (item: number, speed?: number) => {
    anchorItem = item;
    swiper.slideTo(pageOf(item, count(), breakpoint()) * columnsPerStep(breakpoint()), speed, false);
  };
  const report = () => {
    onView({ page: swiper.snapIndex, pages: pageCount(count(), breakpoint()) });
    makeHiddenSlidesInert(swiper, breakpoint());
  };

  swiper.on("slidesUpdated", () => positionSlides(swiper, breakpoint()));
  swiper.on("slideChange", report);
  swiper.on("update", report);
  swiper.on("resize", () => {
    show(anchorItem, 0);
    report();
  });
  swiper.on("slideChangeTransitionStart", () => {
    anchorItem = firstItemOf(swiper.snapIndex, count(), breakpoint());
    onSlide(anchorItem);
  });
  swiper.init();
  show(item, 0);
  report();

  return {
    step: (by) => (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    goTo: (page) => swiper.slideTo(page * columnsPerStep(breakpoint())),
    show: (item) => show(item),
    refresh: (item) => {
      swiper.update();
      show(item, 0);
    },
    destroy: () => swiper.destroy(),
  };
}

const swiperOptions = (breakpoints: readonly Breakpoint[]) => ({
  modules: [Grid],
  speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : transitionMs,
  spaceBetween: gapPx,
  runCallbacksOnInit: false,
  maxBackfaceHiddenSlides: 0,
  // A page is up to three cards wide, so Swiper's default of half a page is too far to swipe.
  longSwipesRatio: 0.2,
  // Swiper prevents the focus of anything else that is pressed: also of a button by the label inside it.
  focusableElements: "input, select, option, textarea, button, button *, video, label",
  breakpoints: Object.fromEntries(
    breakpoints.map((breakpoint) => [
      breakpoint.minWidth,
      {
        slidesPerView: breakpoint.columns,
        slidesPerGroup: columnsPerStep(breakpoint),
        grid: { rows: breakpoint.rows, fill: "row" as const },
      },
    ]),
  ),
});

/** Swiper's grid order leaves gaps where a view is wider than a step, and is not reset when the rows collapse to one. */
function positionSlides(swiper: Swiper, breakpoint: Breakpoint): void {
  const columns = columnCount(swiper.slides.length, breakpoint);
  positionItems(swiper.slides.length, breakpoint).forEach(({ column, row }, index) => {
    const { style } = swiper.slides[index]!;
    style.order = String(row * columns + column);
    style.marginTop = row > 0 ? `${gapPx}px` : "";
  });
}

/** Slides out of view are not focusable. Focus that would be lost moves to the first visible slide. */
function makeHiddenSlidesInert(swiper: Swiper, breakpoint: Breakpoint): void {
  const focused = swiper.slides.find((slide) => slide.contains(document.activeElement));
  const firstColumn = firstColumnOf(swiper.snapIndex, swiper.slides.length, breakpoint);
  const positions = positionItems(swiper.slides.length, breakpoint);
  swiper.slides.forEach((slide, index) => {
    slide.inert = !isInView(positions[index]!, firstColumn, breakpoint);
  });
  if (!focused?.inert) return;
  const first = swiper.slides.find((slide) => !slide.inert);
  first?.querySelector<HTMLElement>("a[href], button:not(:disabled)")?.focus({ preventScroll: true });
}
