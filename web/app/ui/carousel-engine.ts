import {
  firstColumnOf,
  firstItemOf,
  type Breakpoint,
  isInView,
  pageCount,
  pageOf,
  positionItems,
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
  /** Places the slides again after they changed and shows an item without a transition. */
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

/** As in `carousel.css`. */
const gapPx = 24;
const focusable = "a[href], button:not(:disabled), input, select, textarea";

/**
 * Turns the list of slides, of which the server shows the opening view, into a scroller that snaps to pages. The browser does
 * the scrolling; this places the slides, moves by pages and tells which one is in view.
 */
export function startCarousel(
  list: HTMLElement,
  { breakpoints, item, onView, onSlide }: CarouselOptions,
): CarouselEngine {
  let windowWidth = 0;
  let breakpoint = breakpoints[0]!;
  let anchorItem = item;
  /** In view, or being scrolled to. */
  let page = 0;
  let isScrollingToPage = false;
  const slides = () => [...list.children] as HTMLElement[];
  const count = () => list.children.length;
  const pages = () => pageCount(count(), breakpoint);
  const leftOf = (page: number) => firstColumnOf(page, count(), breakpoint) * columnWidthOf(list);

  const report = () => {
    onView({ page, pages: pages() });
    makeHiddenSlidesInert(slides(), page, breakpoint);
    // Browsers disagree on whether a scroller is in the tab order. It has to be if nothing in it is.
    list.tabIndex = pages() > 1 && !list.querySelector(focusable) ? 0 : -1;
  };
  const reportSlide = () => {
    anchorItem = firstItemOf(page, count(), breakpoint);
    report();
    onSlide(anchorItem);
  };
  const scrollTo = (next: number, behavior: ScrollBehavior) => {
    page = next;
    isScrollingToPage = behavior === "smooth";
    list.scrollTo({ left: leftOf(page), behavior });
  };
  const goTo = (next: number) => {
    if (next === page || next < 0 || next >= pages()) return;
    scrollTo(next, scrollBehavior());
    reportSlide();
  };
  const layOut = () => {
    windowWidth = window.innerWidth;
    breakpoint = breakpoints.findLast(({ minWidth }) => windowWidth >= minWidth) ?? breakpoint;
    positionSlides(slides(), breakpoint);
    scrollTo(pageOf(anchorItem, count(), breakpoint), "instant");
    report();
  };

  const handleScrollEnd = () => {
    const nearest = nearestIndex(
      Array.from({ length: pages() }, (_, index) => leftOf(index)),
      list.scrollLeft,
    );
    // The end of a scroll that another click has overtaken.
    if (isScrollingToPage && nearest !== page) return;
    isScrollingToPage = false;
    if (nearest === page) return;
    page = nearest;
    reportSlide();
  };
  const handleTakeOver = () => {
    isScrollingToPage = false;
  };
  // On a phone the height changes whenever the address bar comes or goes.
  const handleResize = () => window.innerWidth !== windowWidth && layOut();

  const stop = new AbortController();
  const listenerOptions = { passive: true, signal: stop.signal };
  onScrollEnd(list, handleScrollEnd, listenerOptions);
  for (const input of ["pointerdown", "wheel"]) list.addEventListener(input, handleTakeOver, listenerOptions);
  addEventListener("resize", handleResize, listenerOptions);
  list.dataset["started"] = "";
  layOut();

  return {
    step: (by) => goTo(page + by),
    goTo,
    show: (item) => {
      anchorItem = item;
      const next = pageOf(item, count(), breakpoint);
      if (next === page) return;
      scrollTo(next, scrollBehavior());
      report();
    },
    refresh: (item) => {
      anchorItem = item;
      layOut();
    },
    destroy: () => {
      stop.abort();
      delete list.dataset["started"];
    },
  };
}

const scrollBehavior = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** Together with the gap after it. */
const columnWidthOf = (list: HTMLElement) => (list.firstElementChild?.getBoundingClientRect().width ?? 0) + gapPx;

function positionSlides(slides: HTMLElement[], breakpoint: Breakpoint): void {
  const count = slides.length;
  const pages = Array.from({ length: pageCount(count, breakpoint) }, (_, page) => page);
  const firstColumns = new Set(pages.map((page) => firstColumnOf(page, count, breakpoint)));
  positionItems(count, breakpoint).forEach(({ column, row }, index) => {
    const { style } = slides[index]!;
    style.gridArea = `${row + 1} / ${column + 1}`;
    style.scrollSnapAlign = firstColumns.has(column) ? "start" : "none";
  });
}

/** Slides out of view are not focusable. Focus that would be lost moves to the first visible slide. */
function makeHiddenSlidesInert(slides: HTMLElement[], page: number, breakpoint: Breakpoint): void {
  const focused = slides.find((slide) => slide.contains(document.activeElement));
  const firstColumn = firstColumnOf(page, slides.length, breakpoint);
  const positions = positionItems(slides.length, breakpoint);
  slides.forEach((slide, index) => {
    slide.inert = !isInView(positions[index]!, firstColumn, breakpoint);
  });
  if (!focused?.inert) return;
  const first = slides.find((slide) => !slide.inert);
  first?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

function nearestIndex(values: readonly number[], value: number): number {
  const distances = values.map((other) => Math.abs(other - value));
  return distances.indexOf(Math.min(...distances));
}

const scrollPauseMs = 150;

/** Older Safari has no event for it: there, a pause is the end. */
function onScrollEnd(element: HTMLElement, listener: () => void, options: AddEventListenerOptions): void {
  if ("onscrollend" in window) return element.addEventListener("scrollend", listener, options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, scrollPauseMs);
  };
  element.addEventListener("scroll", restartTimer, options);
}
