import { ApiError } from "../http/api-error.ts";

export interface LoadShedderOptions {
  /** Up to this many requests in flight, none is rejected, however slow the machine is. */
  minInFlight: number;
  /** For the wait for a database connection. */
  database: WaitLimits;
  /** For the delay of the event loop. */
  eventLoop: WaitLimits;
}

/** Like CoDel, with target and interval: a queue that drains again is a burst, a standing queue only adds latency. */
export interface WaitLimits {
  /** An acceptable wait. If no wait was shorter for a whole interval, the queue is standing. */
  targetMs: number;
  intervalMs: number;
  /** An acceptable wait during a burst. Applies again once nothing was rejected for a whole interval. */
  burstMs: number;
}

const defaultLimits: WaitLimits = { targetMs: 50, intervalMs: 1_000, burstMs: 400 };
const defaultOptions: LoadShedderOptions = { minInFlight: 64, database: defaultLimits, eventLoop: defaultLimits };

/** Requests with high priority tolerate waits this many times longer before they are rejected. */
const highPriorityFactor = 2;

/** Decides which requests to reject under overload, by how long accepted ones wait for the database or the event loop. */
export class LoadShedder {
  private readonly minInFlight: number;
  private readonly database: WaitMonitor;
  private readonly eventLoop: WaitMonitor;
  private inFlight = 0;
  private seenSinceTick = 0;
  private shedCount = 0;
  private shedTotal = 0;
  private nextTickAt = Infinity;
  private tickDelayMs = 0;
  private longestDelayMs = 0;

  constructor(databaseWaitMs: () => number, options: Partial<LoadShedderOptions> = {}) {
    const { minInFlight, database, eventLoop } = { ...defaultOptions, ...options };
    this.minInFlight = minInFlight;
    this.database = new WaitMonitor(databaseWaitMs, database);
    this.eventLoop = new WaitMonitor(() => this.eventLoopWaitMs(), eventLoop);
  }

  enter(): void {
    this.inFlight += 1;
  }

  leave(): void {
    this.inFlight -= 1;
  }

  /** Whether the event loop is so late that even a cached response would be slow. */
  isOverloaded(isHighPriority: boolean): boolean {
    this.seenSinceTick += 1;
    const isOverloaded =
      Math.max(this.seenSinceTick, this.inFlight) > this.minInFlight &&
      this.eventLoop.isOverLimit(waitFactorFor(isHighPriority));
    if (isOverloaded) this.countShed();
    return isOverloaded;
  }

  hasCapacity(isHighPriority: boolean): boolean {
    if (this.inFlight <= this.minInFlight) return true;
    const waitFactor = waitFactorFor(isHighPriority);
    const hasCapacity = !this.database.isOverLimit(waitFactor) && !this.eventLoop.isOverLimit(waitFactor);
    if (!hasCapacity) this.countShed();
    return hasCapacity;
  }

  /** Expects to be called at this interval; being called late measures the delay of the event loop. */
  tick(intervalMs: number): void {
    const now = performance.now();
    this.tickDelayMs = Math.max(0, now - this.nextTickAt);
    this.longestDelayMs = Math.max(this.longestDelayMs, this.tickDelayMs);
    this.nextTickAt = now + intervalMs;
    this.seenSinceTick = 0;
    this.database.sample();
    this.eventLoop.sample();
  }

  /** The number of requests rejected since the last call. */
  takeShedCount(): number {
    const { shedCount } = this;
    this.shedCount = 0;
    return shedCount;
  }

  /** The longest delay of the event loop since the last call. */
  takeLongestDelayMs(): number {
    const { longestDelayMs } = this;
    this.longestDelayMs = 0;
    return longestDelayMs;
  }

  state(): { inFlight: number; shed: number } {
    return { inFlight: this.inFlight, shed: this.shedTotal };
  }

  private countShed(): void {
    this.shedCount += 1;
    this.shedTotal += 1;
  }

  /** Includes the delay of a tick that is overdue: during a long task no tick has had a chance to report it. */
  private eventLoopWaitMs(): number {
    return Math.max(this.tickDelayMs, performance.now() - this.nextTickAt);
  }
}

const waitFactorFor = (isHighPriority: boolean) => (isHighPriority ? highPriorityFactor : 1);

class WaitMonitor {
  private readonly waitMs: () => number;
  private readonly limits: WaitLimits;
  private lastBelowTargetAt = performance.now();
  private lastOverLimitAt = -Infinity;

  constructor(waitMs: () => number, limits: WaitLimits) {
    this.waitMs = waitMs;
    this.limits = limits;
  }

  sample(): void {
    if (this.waitMs() <= this.limits.targetMs) this.lastBelowTargetAt = performance.now();
  }

  isOverLimit(waitFactor: number): boolean {
    const { targetMs, intervalMs, burstMs } = this.limits;
    this.sample();
    const now = performance.now();
    const isBurst = now - this.lastBelowTargetAt <= intervalMs && now - this.lastOverLimitAt > intervalMs;
    const isOverLimit = this.waitMs() > (isBurst ? burstMs : targetMs) * waitFactor;
    if (isOverLimit) this.lastOverLimitAt = now;
    return isOverLimit;
  }
}

/** Has a prepared body, because rejecting a request must cost almost nothing. */
export class OverloadError extends ApiError {
  override name = "OverloadError";
  readonly body = Buffer.from(JSON.stringify(this.toBody()));
}

/** Different delays (jitter), so that rejected clients do not all retry at the same moment. */
const overloadErrors = [1, 2, 3].map(
  (retryAfterSeconds) =>
    new OverloadError("unavailable", "The shop is temporarily unavailable. Please try again in a moment.", {
      retryAfterSeconds,
    }),
);

let lastErrorIndex = 0;

export function nextOverloadError(): OverloadError {
  lastErrorIndex = (lastErrorIndex + 1) % overloadErrors.length;
  return overloadErrors[lastErrorIndex] as OverloadError;
}
