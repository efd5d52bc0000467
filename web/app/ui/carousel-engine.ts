import { Swiper } from "swiper";
import { Grid } from "swiper/modules";
import {
  columnCount,
  firstColumnOf,
  firstItemOf,
  type Frame,
  isInView,
  pageCount,
  pageOf,
  placeItems,
  stepOf,
} from "./carousel-layout.ts";

export interface CarouselView {
  page: number;
  pages: number;
}

export interface CarouselEngine {
  /** Moves by one page: 1 or -1. */
  turn: (by: number) => void;
  goTo: (page: number) => void;
  /** Brings an item into view without telling anybody: the caller asked for it. */
  show: (item: number) => void;
  /** After the slides have changed: measures them and puts an item in view at once. */
  refresh: (item: number) => void;
  stop: () => void;
}

export interface CarouselOptions {
  frames: readonly Frame[];
  item: number;
  onView: (view: CarouselView) => void;
  /** A visitor has turned to another page; `item` is the one that page is remembered by. */
  onTurn: (item: number) => void;
}

const gapPx = 24;
const turnMs = 500;

/** Swiper on markup that already stands. Loaded only where a carousel is shown. */
export function startCarousel(element: HTMLElement, { frames, item, onView, onTurn }: CarouselOptions): CarouselEngine {
  let remembered = item;
  const swiper = new Swiper(element, { ...parameters(frames), init: false });
  const frame = () => frames.find(({ from }) => String(from) === swiper.currentBreakpoint) ?? frames[0]!;
  const count = () => swiper.slides.length;

  const show = (item: number, speed?: number) => {
    remembered = item;
    swiper.slideTo(pageOf(item, count(), frame()) * stepOf(frame()), speed, false);
  };
  const report = () => {
    onView({ page: swiper.snapIndex, pages: pageCount(count(), frame()) });
    closeHiddenSlides(swiper, frame());
  };

  swiper.on("slidesUpdated", () => placeSlides(swiper, frame()));
  swiper.on("slideChange", report);
  swiper.on("update", report);
  swiper.on("resize", () => {
    show(remembered, 0);
    report();
  });
  swiper.on("slideChangeTransitionStart", () => {
    remembered = firstItemOf(swiper.snapIndex, count(), frame());
    onTurn(remembered);
  });
  swiper.init();
  show(item, 0);
  report();

  return {
    turn: (by) => (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    goTo: (page) => swiper.slideTo(page * stepOf(frame())),
    show: (item) => show(item),
    refresh: (item) => {
      swiper.update();
      show(item, 0);
    },
    stop: () => swiper.destroy(),
  };
}

const parameters = (frames: readonly Frame[]) => ({
  modules: [Grid],
  speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : turnMs,
  spaceBetween: gapPx,
  runCallbacksOnInit: false,
  maxBackfaceHiddenSlides: 0,
  // A page is up to three cards wide: half of it would be a long way for a finger.
  longSwipesRatio: 0.2,
  breakpoints: Object.fromEntries(
    frames.map((frame) => [
      frame.from,
      {
        slidesPerView: frame.columns,
        slidesPerGroup: stepOf(frame),
        grid: { rows: frame.rows, fill: "row" as const },
      },
    ]),
  ),
});

/** Swiper's own order leaves holes where a view is wider than a move, and lingers when the rows become one. */
function placeSlides(swiper: Swiper, frame: Frame): void {
  const columns = columnCount(swiper.slides.length, frame);
  placeItems(swiper.slides.length, frame).forEach(({ column, row }, index) => {
    const { style } = swiper.slides[index]!;
    style.order = String(row * columns + column);
    style.marginTop = row > 0 ? `${gapPx}px` : "";
  });
}

/** What is out of view cannot be reached by keyboard either; a focus that would be lost moves to the new view. */
function closeHiddenSlides(swiper: Swiper, frame: Frame): void {
  const focused = swiper.slides.find((slide) => slide.contains(document.activeElement));
  const firstColumn = firstColumnOf(swiper.snapIndex, swiper.slides.length, frame);
  const places = placeItems(swiper.slides.length, frame);
  swiper.slides.forEach((slide, index) => {
    slide.inert = !isInView(places[index]!, firstColumn, frame);
  });
  if (!focused?.inert) return;
  const first = swiper.slides.find((slide) => !slide.inert);
  first?.querySelector<HTMLElement>("a[href], button:not(:disabled)")?.focus({ preventScroll: true });
}
