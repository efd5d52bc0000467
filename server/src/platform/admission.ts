import { Refusal } from "./http/refusal.ts";

export interface AdmissionRules {
  /** While so few are under way nobody is sent away, however slow the machine is. */
  few: number;
  /** Waiting as long as this is no harm. If there was no shorter wait for `lastingMs`, it is more than a rush. */
  bearableMs: number;
  lastingMs: number;
  /** In a rush, which passes, waiting may be as long as this. */
  rushMs: number;
}

const usual: AdmissionRules = { few: 64, bearableMs: 50, lastingMs: 1_000, rushMs: 1_000 };

/** Whoever is about to buy may wait so much longer than whoever looks around. */
const moreForBuyers = 4;

/**
 * Decides who is let in while more come than can be served. What counts is how long those inside have to wait, for the
 * database or for this very process: a queue that empties again is a rush, one that stays only makes everybody late.
 */
export class Admission {
  private readonly rules: AdmissionRules;
  private readonly databaseWaitMs: () => number;
  private underWay = 0;
  private refused = 0;
  private nextTurnAt = Infinity;
  private lateMs = 0;
  private calmAt = performance.now();

  constructor(databaseWaitMs: () => number, rules: Partial<AdmissionRules> = {}) {
    this.rules = { ...usual, ...rules };
    this.databaseWaitMs = databaseWaitMs;
  }

  enter(): void {
    this.underWay += 1;
  }

  leave(): void {
    this.underWay -= 1;
  }

  /** Refuses one more piece of work, if there is too much already. */
  admit(isBuying: boolean): void {
    const { few, bearableMs, lastingMs, rushMs } = this.rules;
    if (this.underWay <= few) return;
    const isRush = this.lookAround() <= lastingMs;
    const mostMs = (isRush ? rushMs : bearableMs) * (isBuying ? moreForBuyers : 1);
    if (this.waitMs() <= mostMs) return;
    this.refused += 1;
    throw overloads[this.refused % overloads.length] as Overload;
  }

  /** To be called every so often: the later it is in truth, the longer everybody has been waiting. */
  turn(everyMs: number): void {
    const now = performance.now();
    this.lateMs = Math.max(0, now - this.nextTurnAt);
    this.nextTurnAt = now + everyMs;
    this.lookAround();
  }

  /** How many were sent away since this was asked last. */
  takeRefused(): number {
    const { refused } = this;
    this.refused = 0;
    return refused;
  }

  /** For how long there was nothing but long waits. */
  private lookAround(): number {
    const now = performance.now();
    if (this.waitMs() <= this.rules.bearableMs) this.calmAt = now;
    return now - this.calmAt;
  }

  /** Where the next turn is overdue, that counts too: a process in the middle of much work cannot be late yet. */
  private waitMs(): number {
    return Math.max(this.databaseWaitMs(), this.lateMs, performance.now() - this.nextTurnAt);
  }
}

/** Sent away unheard. Made beforehand, because sending away must cost next to nothing. */
export class Overload extends Refusal {
  override name = "Overload";
}

/** Not the same for everybody, or all would come back in the same moment. */
const overloads = [1, 2, 3].map(
  (retryAfterSeconds) =>
    new Overload("unavailable", "The shop cannot be reached right now. Please try again in a moment.", {
      retryAfterSeconds,
    }),
);
