import pLimit, { type LimitFunction } from "p-limit";
import { ApiError } from "../http/api-error.ts";

interface ConcurrencyLimiterOptions {
  maxConcurrent: number;
  maxWaiting: number;
  /** Shown to a caller who finds the queue full. */
  fullMessage: string;
}

/** Runs a few expensive tasks at once and queues a bounded number; further ones are rejected with a 503. */
export class ConcurrencyLimiter {
  private readonly limit: LimitFunction;
  private readonly options: ConcurrencyLimiterOptions;

  constructor(options: ConcurrencyLimiterOptions) {
    this.limit = pLimit(options.maxConcurrent);
    this.options = options;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { maxWaiting, fullMessage } = this.options;
    if (this.limit.pendingCount >= maxWaiting) throw new ApiError("unavailable", fullMessage, { retryAfterSeconds: 2 });
    return this.limit(work);
  }
}
