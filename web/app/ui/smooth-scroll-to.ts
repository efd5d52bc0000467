const durationMs = 500;
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

let activeScroll = new AbortController();

/**
 * Scrolls the page to this height, in half a second; a browser's own smooth scrolling does not say how long it takes, and
 * may stop half-way when the page gets longer or shorter meanwhile. Whoever scrolls meanwhile wins, and with reduced
 * motion it happens at once.
 */
export function smoothScrollTo(top: number): void {
  activeScroll.abort();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return window.scrollTo({ top, behavior: "instant" });
  const controller = (activeScroll = new AbortController());
  for (const eventType of interruptions)
    addEventListener(eventType, () => controller.abort(), { signal: controller.signal, passive: true });
  const [startTop, startTime] = [window.scrollY, performance.now()];
  const step = (now: number) => {
    if (controller.signal.aborted) return;
    const progress = Math.min(1, (now - startTime) / durationMs);
    window.scrollTo({ top: startTop + (top - startTop) * easeOut(progress), behavior: "instant" });
    if (progress < 1) requestAnimationFrame(step);
    else controller.abort();
  };
  requestAnimationFrame(step);
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;
