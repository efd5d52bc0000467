/** Of the time of one processor, work in the background gets no more than one part in so many. */
const share = 5;

/** Work that can wait: one piece after the other, each but once, with rests in between for those who cannot wait. */
export class Renewals {
  private readonly line = new Map<string, () => Promise<unknown>>();
  private isBusy = false;

  add(key: string, work: () => Promise<unknown>): void {
    if (this.line.has(key)) return;
    this.line.set(key, work);
    if (!this.isBusy) void this.next();
  }

  private async next(): Promise<void> {
    const [first] = this.line;
    this.isBusy = first !== undefined;
    if (!first) return;
    const [key, work] = first;
    const begun = performance.now();
    await work().catch(() => {}); // whoever asks when it is too old to be used tries again, and is told
    this.line.delete(key);
    setTimeout(() => void this.next(), (performance.now() - begun) * (share - 1)).unref();
  }
}
