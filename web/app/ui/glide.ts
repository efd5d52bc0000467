const glideMs = 500;
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

let underWay = new AbortController();

/**
 * Scrolls the page to this height, in half a second; a browser's own smooth scrolling does not say how long it takes, and
 * may stop half-way when the page gets longer or shorter meanwhile. Whoever scrolls meanwhile wins, and with reduced
 * motion it happens at once.
 */
export function glideTo(top: number): void {
  underWay.abort();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return window.scrollTo({ top, behavior: "instant" });
  const stop = (underWay = new AbortController());
  for (const sign of interruptions) addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  const [start, begun] = [window.scrollY, performance.now()];
  const move = (now: number) => {
    if (stop.signal.aborted) return;
    const passed = Math.min(1, (now - begun) / glideMs);
    window.scrollTo({ top: start + (top - start) * easeOut(passed), behavior: "instant" });
    if (passed < 1) requestAnimationFrame(move);
    else stop.abort();
  };
  requestAnimationFrame(move);
}

const easeOut = (passed: number) => 1 - (1 - passed) ** 3;
