import { ApiError } from "../http/api-error.ts";

export interface LoadShedderOptions {
  /** While so few are under way nobody is sent away, however slow the machine is. */
  minInFlight: number;
  /** How long one may wait for a connection to the database, and for this process to turn to the next thing. */
  database: WaitLimits;
  eventLoop: WaitLimits;
}

export interface WaitLimits {
  /** Waiting as long as this is no harm. If there was no shorter wait for `lastingMs`, it is more than a rush. */
  targetMs: number;
  intervalMs: number;
  /** In a rush, which passes, waiting may be as long as this; not again before nobody was sent away for `lastingMs`. */
  burstMs: number;
}

const defaultLimits: WaitLimits = { targetMs: 50, intervalMs: 1_000, burstMs: 400 };
const defaultOptions: LoadShedderOptions = { minInFlight: 64, database: defaultLimits, eventLoop: defaultLimits };

/** Whoever is about to buy may wait so much longer than whoever looks around. */
const highPriorityFactor = 2;

/**
 * Decides who is let in while more come than can be served. What counts is how long those inside have to wait, for the
 * database or for this very process: a queue that empties again is a rush, one that stays only makes everybody late.
 */
export class LoadShedder {
  private readonly minInFlight: number;
  private readonly database: WaitMonitor;
  private readonly eventLoop: WaitMonitor;
  private inFlight = 0;
  private seenSinceTick = 0;
  private shedCount = 0;
  private nextTickAt = Infinity;
  private tickDelayMs = 0;

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

  /** Whether this process is so far behind that even what it has ready would come late: then nobody else is let in. */
  isOverloaded(isHighPriority: boolean): boolean {
    this.seenSinceTick += 1;
    const isOverloaded =
      Math.max(this.seenSinceTick, this.inFlight) > this.minInFlight &&
      this.eventLoop.isOverLimit(waitFactorFor(isHighPriority));
    if (isOverloaded) this.shedCount += 1;
    return isOverloaded;
  }

  /** Whether there is room for one more piece of work. */
  hasCapacity(isHighPriority: boolean): boolean {
    if (this.inFlight <= this.minInFlight) return true;
    const waitFactor = waitFactorFor(isHighPriority);
    const hasCapacity = !this.database.isOverLimit(waitFactor) && !this.eventLoop.isOverLimit(waitFactor);
    if (!hasCapacity) this.shedCount += 1;
    return hasCapacity;
  }

  /** To be called every so often: the later it is in truth, the longer everybody has been waiting. */
  tick(everyMs: number): void {
    const now = performance.now();
    this.tickDelayMs = Math.max(0, now - this.nextTickAt);
    this.nextTickAt = now + everyMs;
    this.seenSinceTick = 0;
    this.database.sample();
    this.eventLoop.sample();
  }

  /** How many were sent away since this was asked last. */
  takeShedCount(): number {
    const { shedCount } = this;
    this.shedCount = 0;
    return shedCount;
  }

  /** Where the next turn is overdue, that counts too: a process in the middle of much work cannot be late yet. */
  private eventLoopWaitMs(): number {
    return Math.max(this.tickDelayMs, performance.now() - this.nextTickAt);
  }
}

const waitFactorFor = (isHighPriority: boolean) => (isHighPriority ? highPriorityFactor : 1);

/** Something people wait for, and since when there was nothing but long waits for it. */
class WaitMonitor {
  private readonly waitMs: () => number;
  private readonly limits: WaitLimits;
  private lastBelowTargetAt = performance.now();
  private lastOverLimitAt = -Infinity;

  constructor(waitMs: () => number, bounds: WaitLimits) {
    this.waitMs = waitMs;
    this.limits = bounds;
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

/** Sent away unheard. Made beforehand, because sending away must cost next to nothing. */
export class OverloadError extends ApiError {
  override name = "OverloadError";
  readonly body = Buffer.from(JSON.stringify(this.toBody()));
}

/** Not the same for everybody, or all would come back in the same moment. */
const overloadErrors = [1, 2, 3].map(
  (retryAfterSeconds) =>
    new OverloadError("unavailable", "The shop cannot be reached right now. Please try again in a moment.", {
      retryAfterSeconds,
    }),
);

let lastErrorIndex = 0;

export function nextOverloadError(): OverloadError {
  lastErrorIndex = (lastErrorIndex + 1) % overloadErrors.length;
  return overloadErrors[lastErrorIndex] as OverloadError;
}
