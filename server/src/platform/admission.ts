import { Refusal } from "./http/refusal.ts";

export interface AdmissionRules {
  /** While so few are under way nobody is sent away, however slow the machine is. */
  few: number;
  /** How long one may wait for a connection to the database, and for this process to turn to the next thing. */
  database: Bounds;
  process: Bounds;
}

export interface Bounds {
  /** Waiting as long as this is no harm. If there was no shorter wait for `lastingMs`, it is more than a rush. */
  bearableMs: number;
  lastingMs: number;
  /** In a rush, which passes, waiting may be as long as this; not again before nobody was sent away for `lastingMs`. */
  rushMs: number;
}

const bounds: Bounds = { bearableMs: 50, lastingMs: 1_000, rushMs: 400 };
const usual: AdmissionRules = { few: 64, database: bounds, process: bounds };

/** Whoever is about to buy may wait so much longer than whoever looks around. */
const moreForBuyers = 2;

/**
 * Decides who is let in while more come than can be served. What counts is how long those inside have to wait, for the
 * database or for this very process: a queue that empties again is a rush, one that stays only makes everybody late.
 */
export class Admission {
  private readonly few: number;
  private readonly database: Queueing;
  private readonly process: Queueing;
  private underWay = 0;
  private seen = 0;
  private refused = 0;
  private nextTurnAt = Infinity;
  private lateMs = 0;

  constructor(databaseWaitMs: () => number, rules: Partial<AdmissionRules> = {}) {
    const { few, database, process } = { ...usual, ...rules };
    this.few = few;
    this.database = new Queueing(databaseWaitMs, database);
    this.process = new Queueing(() => this.processWaitMs(), process);
  }

  enter(): void {
    this.underWay += 1;
  }

  leave(): void {
    this.underWay -= 1;
  }

  /** Whether this process is so far behind that even what it has ready would come late: then nobody else is let in. */
  isSwamped(isBuying: boolean): boolean {
    this.seen += 1;
    const isSwamped = Math.max(this.seen, this.underWay) > this.few && this.process.isTooLong(patienceOf(isBuying));
    if (isSwamped) this.refused += 1;
    return isSwamped;
  }

  /** Whether there is room for one more piece of work. */
  isOpen(isBuying: boolean): boolean {
    if (this.underWay <= this.few) return true;
    const patience = patienceOf(isBuying);
    const isOpen = !this.database.isTooLong(patience) && !this.process.isTooLong(patience);
    if (!isOpen) this.refused += 1;
    return isOpen;
  }

  /** To be called every so often: the later it is in truth, the longer everybody has been waiting. */
  turn(everyMs: number): void {
    const now = performance.now();
    this.lateMs = Math.max(0, now - this.nextTurnAt);
    this.nextTurnAt = now + everyMs;
    this.seen = 0;
    this.database.look();
    this.process.look();
  }

  /** How many were sent away since this was asked last. */
  takeRefused(): number {
    const { refused } = this;
    this.refused = 0;
    return refused;
  }

  /** Where the next turn is overdue, that counts too: a process in the middle of much work cannot be late yet. */
  private processWaitMs(): number {
    return Math.max(this.lateMs, performance.now() - this.nextTurnAt);
  }
}

const patienceOf = (isBuying: boolean) => (isBuying ? moreForBuyers : 1);

/** Something people wait for, and since when there was nothing but long waits for it. */
class Queueing {
  private readonly waitMs: () => number;
  private readonly bounds: Bounds;
  private calmAt = performance.now();
  private tooLongAt = -Infinity;

  constructor(waitMs: () => number, bounds: Bounds) {
    this.waitMs = waitMs;
    this.bounds = bounds;
  }

  look(): void {
    if (this.waitMs() <= this.bounds.bearableMs) this.calmAt = performance.now();
  }

  isTooLong(patience: number): boolean {
    const { bearableMs, lastingMs, rushMs } = this.bounds;
    this.look();
    const now = performance.now();
    const isRush = now - this.calmAt <= lastingMs && now - this.tooLongAt > lastingMs;
    const isTooLong = this.waitMs() > (isRush ? rushMs : bearableMs) * patience;
    if (isTooLong) this.tooLongAt = now;
    return isTooLong;
  }
}

/** Sent away unheard. Made beforehand, because sending away must cost next to nothing. */
export class Overload extends Refusal {
  override name = "Overload";
  readonly body = Buffer.from(JSON.stringify(this.toBody()));
}

/** Not the same for everybody, or all would come back in the same moment. */
const overloads = [1, 2, 3].map(
  (retryAfterSeconds) =>
    new Overload("unavailable", "The shop cannot be reached right now. Please try again in a moment.", {
      retryAfterSeconds,
    }),
);

let turnOf = 0;

export function nextOverload(): Overload {
  turnOf = (turnOf + 1) % overloads.length;
  return overloads[turnOf] as Overload;
}
