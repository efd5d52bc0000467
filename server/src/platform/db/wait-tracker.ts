/** Tracks pending promises in the order in which they were added. */
export class WaitTracker {
  private readonly waitingSince = new Map<symbol, number>();

  async track<T>(promise: Promise<T>): Promise<T> {
    const ticket = Symbol("waiter");
    this.waitingSince.set(ticket, performance.now());
    try {
      return await promise;
    } finally {
      this.waitingSince.delete(ticket);
    }
  }

  get waiting(): number {
    return this.waitingSince.size;
  }

  longestWaitMs(): number {
    const [oldest] = this.waitingSince.values();
    return oldest === undefined ? 0 : performance.now() - oldest;
  }
}
