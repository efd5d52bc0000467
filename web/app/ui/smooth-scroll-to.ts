const durationMs = 500;
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

let activeScroll = new AbortController();

/**
 * Native smooth scrolling has no fixed duration and can stop half-way when the page's height changes. Any input by the
 * visitor cancels the scroll. With reduced motion it jumps.
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
