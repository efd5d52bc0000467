/** Background work gets at most one part in this many of one CPU's time. */
const cpuShareDivisor = 5;

/** Recomputes stale cache entries in the background: one at a time, each key once, with pauses for foreground work. */
export class RevalidationQueue {
  private readonly pending = new Map<string, () => Promise<unknown>>();
  private isRunning = false;

  add(key: string, work: () => Promise<unknown>): void {
    if (this.pending.has(key)) return;
    this.pending.set(key, work);
    if (!this.isRunning) void this.runNext();
  }

  private async runNext(): Promise<void> {
    const [next] = this.pending;
    this.isRunning = next !== undefined;
    if (!next) return;
    const [key, work] = next;
    const startedAt = performance.now();
    await work().catch(() => {}); // the first request after the entry has become too stale retries and reports the error
    this.pending.delete(key);
    setTimeout(() => void this.runNext(), (performance.now() - startedAt) * (cpuShareDivisor - 1)).unref();
  }
}
