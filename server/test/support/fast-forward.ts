const minIntervalMs = 100;

/** What this process does every so often it does so many times as often, so that a test need not wait. */
export function fastForwardIntervals(factor: number): void {
  const { setInterval: originalSetInterval } = globalThis;
  globalThis.setInterval = ((work: () => void, everyMs: number) =>
    originalSetInterval(work, Math.min(everyMs, Math.max(minIntervalMs, everyMs / factor)))) as typeof setInterval;
}
