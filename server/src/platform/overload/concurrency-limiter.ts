import { ApiError } from "../http/api-error.ts";

interface ConcurrencyLimiterOptions {
  maxConcurrent: number;
  maxWaiting: number;
  /** What those are told who find the line full. */
  fullMessage: string;
}

/** Lets a few pieces of heavy work run at once and a limited number wait; more are sent away with a time to come back. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiters: (() => void)[] = [];
  private readonly options: ConcurrencyLimiterOptions;

  constructor(rules: ConcurrencyLimiterOptions) {
    this.options = rules;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    const { maxConcurrent, maxWaiting, fullMessage } = this.options;
    if (this.running < maxConcurrent) {
      this.running += 1;
      return;
    }
    if (this.waiters.length >= maxWaiting) throw new ApiError("unavailable", fullMessage, { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  /** The place goes straight to the next in line; if it were free for a moment, somebody else could take it as well. */
  private release(): void {
    const next = this.waiters.shift();
    if (next) next();
    else this.running -= 1;
  }
}
