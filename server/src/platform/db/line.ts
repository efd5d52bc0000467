/** Those who wait for something, in the order in which they came. */
export class Line {
  private readonly since = new Map<symbol, number>();

  /** Waits in line until the turn comes, however it comes. */
  async until<T>(turn: Promise<T>): Promise<T> {
    const place = Symbol("place");
    this.since.set(place, performance.now());
    try {
      return await turn;
    } finally {
      this.since.delete(place);
    }
  }

  /** How long the first in line has been waiting. */
  longestMs(): number {
    const [first] = this.since.values();
    return first === undefined ? 0 : performance.now() - first;
  }
}
