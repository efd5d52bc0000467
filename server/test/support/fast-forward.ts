const minIntervalMs = 100;

/** Shortens all intervals of this process by a factor, so that tests do not wait for background jobs. */
export function fastForwardIntervals(factor: number): void {
  const { setInterval: originalSetInterval } = globalThis;
  globalThis.setInterval = ((work: () => void, everyMs: number) =>
    originalSetInterval(work, Math.min(everyMs, Math.max(minIntervalMs, everyMs / factor)))) as typeof setInterval;
}
