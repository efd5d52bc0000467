/** Of the time of one processor, work in the background gets no more than one part in so many. */
const cpuShareDivisor = 5;

/** Work that can wait: one piece after the other, each but once, with rests in between for those who cannot wait. */
export class RevalidationQueue {
  private readonly pending = new Map<string, () => Promise<unknown>>();
  private isRunning = false;

  add(key: string, work: () => Promise<unknown>): void {
    if (this.pending.has(key)) return;
    this.pending.set(key, work);
    if (!this.isRunning) void this.runNext();
  }

  private async runNext(): Promise<void> {
    const [first] = this.pending;
    this.isRunning = first !== undefined;
    if (!first) return;
    const [key, work] = first;
    const begun = performance.now();
    await work().catch(() => {}); // whoever asks when it is too old to be used tries again, and is told
    this.pending.delete(key);
    setTimeout(() => void this.runNext(), (performance.now() - begun) * (cpuShareDivisor - 1)).unref();
  }
}
