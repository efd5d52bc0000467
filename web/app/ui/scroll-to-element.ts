import { smoothScrollTo } from "./smooth-scroll-to.ts";

/** Scrolls the element to just below the fixed header. */
export function scrollToElement(element: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  smoothScrollTo(Math.max(0, window.scrollY + element.getBoundingClientRect().top - padding));
}
