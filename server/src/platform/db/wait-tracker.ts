/** Those who wait for something, in the order in which they came. */
export class WaitTracker {
  private readonly waitingSince = new Map<symbol, number>();

  /** Waits in line until the turn comes, however it comes. */
  async track<T>(promise: Promise<T>): Promise<T> {
    const ticket = Symbol("place");
    this.waitingSince.set(ticket, performance.now());
    try {
      return await promise;
    } finally {
      this.waitingSince.delete(ticket);
    }
  }

  /** How long the first in line has been waiting. */
  longestWaitMs(): number {
    const [first] = this.waitingSince.values();
    return first === undefined ? 0 : performance.now() - first;
  }
}
