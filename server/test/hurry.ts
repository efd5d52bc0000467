const shortestMs = 100;

/** What this process does every so often it does so many times as often, so that a test need not wait. */
export function hurry(times: number): void {
  const { setInterval: unhurried } = globalThis;
  globalThis.setInterval = ((work: () => void, everyMs: number) =>
    unhurried(work, Math.min(everyMs, Math.max(shortestMs, everyMs / times)))) as typeof setInterval;
}
