import { smoothScrollTo } from "./smooth-scroll-to.ts";

/** Scrolls the page so that the element stands below the header. */
export function scrollToElement(element: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  smoothScrollTo(Math.max(0, window.scrollY + element.getBoundingClientRect().top - padding));
}
