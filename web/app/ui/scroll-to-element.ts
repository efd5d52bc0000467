const scrollMs = 500;
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Scrolls the page so that the element stands below the header, in half a second; browsers' own smooth scrolling does not
 * say how long it takes. Whoever scrolls meanwhile wins, and with reduced motion it happens at once.
 */
export function scrollToElement(element: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const start = window.scrollY;
  const distance = Math.max(0, start + element.getBoundingClientRect().top - padding) - start;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return window.scrollTo({ top: start + distance });
  const stop = new AbortController();
  for (const sign of interruptions) addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  const begun = performance.now();
  const move = (now: number) => {
    if (stop.signal.aborted) return;
    const passed = Math.min(1, (now - begun) / scrollMs);
    window.scrollTo({ top: start + distance * easeOut(passed), behavior: "instant" });
    if (passed < 1) requestAnimationFrame(move);
    else stop.abort();
  };
  requestAnimationFrame(move);
}

const easeOut = (passed: number) => 1 - (1 - passed) ** 3;
