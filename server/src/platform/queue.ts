import { Refusal } from "./http/refusal.ts";

interface QueueRules {
  atOnce: number;
  waiting: number;
  /** What those are told who find the line full. */
  whenFull: string;
}

/** Lets a few pieces of heavy work run at once and a limited number wait; more are sent away with a time to come back. */
export class Queue {
  private running = 0;
  private readonly line: (() => void)[] = [];
  private readonly rules: QueueRules;

  constructor(rules: QueueRules) {
    this.rules = rules;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private async turn(): Promise<void> {
    const { atOnce, waiting, whenFull } = this.rules;
    if (this.running < atOnce) {
      this.running += 1;
      return;
    }
    if (this.line.length >= waiting) throw new Refusal("unavailable", whenFull, { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => this.line.push(resolve));
  }

  /** The place goes straight to the next in line; if it were free for a moment, somebody else could take it as well. */
  private passOn(): void {
    const next = this.line.shift();
    if (next) next();
    else this.running -= 1;
  }
}
