import { nextOverloadError } from "../overload/load-shedder.ts";

export interface RenderQueueOptions {
  maxConcurrent: number;
  maxWaiting: number;
  maxWaitingPerNetwork: number;
  /** Nobody waits longer to be rendered, except while so few wait that only the machine can be slow. */
  maxWaitMs: number;
  fewWaiting: number;
}

const defaultOptions: RenderQueueOptions = {
  maxConcurrent: 1,
  maxWaiting: 32,
  maxWaitingPerNetwork: 8,
  maxWaitMs: 400,
  fewWaiting: 4,
};

interface Turn {
  begin(): void;
  reject(error: Error): void;
  expiry: NodeJS.Timeout;
}

/** The longest time that a timer of Node can measure. */
const maxTimeoutMs = 2 ** 31 - 1;

/**
 * Rendering is by far the most expensive thing a stranger can ask for, so it has a queue of its own: one page at a time,
 * the networks in turn (round robin), and a bounded number waiting. Further ones are rejected with 503.
 */
export class RenderQueue {
  private readonly options: RenderQueueOptions;
  /** In the order in which the networks have their turns. */
  private readonly waiting = new Map<string, Turn[]>();
  private waitingCount = 0;
  private runningCount = 0;
  private rejectedCount = 0;

  constructor(options: Partial<RenderQueueOptions> = {}) {
    this.options = { ...defaultOptions, ...options };
  }

  async run<T>(network: string, render: () => Promise<T>): Promise<T> {
    await this.turnFor(network);
    try {
      return await render();
    } finally {
      this.runningCount -= 1;
      // Not at once: requests that need no rendering go first.
      setImmediate(() => this.beginNext());
    }
  }

  state(): { waiting: number; running: number; rejected: number } {
    return { waiting: this.waitingCount, running: this.runningCount, rejected: this.rejectedCount };
  }

  private rejection(): Error {
    this.rejectedCount += 1;
    return nextOverloadError();
  }

  private turnFor(network: string): Promise<void> {
    this.makeRoomFor(network);
    return new Promise((begin, reject) => {
      const turns = this.waiting.get(network) ?? [];
      const waitMs = Math.min(this.options.maxWaitMs, maxTimeoutMs);
      const expiry = setTimeout(() => this.expire(network, turn), waitMs).unref();
      const turn: Turn = { begin, reject, expiry };
      turns.push(turn);
      this.waiting.set(network, turns);
      this.waitingCount += 1;
      this.beginNext();
    });
  }

  /** When the queue is full, whoever has most in it gives way, so that many networks cannot keep another one out either. */
  private makeRoomFor(network: string): void {
    const ownCount = this.waiting.get(network)?.length ?? 0;
    // mutant(render-queue.unit.test.ts): one network cannot fill the queue
    if (ownCount >= this.options.maxWaitingPerNetwork) throw this.rejection();
    if (this.waitingCount < this.options.maxWaiting) return;
    const [largest, turns] = [...this.waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    // mutant(render-queue.unit.test.ts): the queue is bounded
    if (turns.length <= ownCount + 1) throw this.rejection();
    this.take(largest, turns.length - 1)?.reject(this.rejection());
  }

  private beginNext(): void {
    while (this.runningCount < this.options.maxConcurrent && this.waitingCount > 0) {
      this.runningCount += 1;
      this.takeNext()?.begin();
    }
  }

  private expire(network: string, turn: Turn): void {
    const index = this.waiting.get(network)?.indexOf(turn) ?? -1;
    if (index === -1 || this.waitingCount <= this.options.fewWaiting) return;
    this.take(network, index)?.reject(this.rejection());
  }

  /** Moves the network to the end of the order. */
  private takeNext(): Turn | undefined {
    const [network = "", turns = []] = this.waiting.entries().next().value ?? [];
    this.waiting.delete(network);
    this.waiting.set(network, turns);
    return this.take(network, 0);
  }

  private take(network: string, index: number): Turn | undefined {
    const turns = this.waiting.get(network) ?? [];
    const [turn] = turns.splice(index, 1);
    if (turns.length === 0) this.waiting.delete(network);
    this.waitingCount -= 1;
    clearTimeout(turn?.expiry);
    return turn;
  }
}
