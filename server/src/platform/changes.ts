import { type Topic, topics } from "@pawhaven/contract";
import type { Database } from "./db/database.ts";

/**
 * Counts the changes of each kind of data, as the database announces them from every node. What was made at one
 * count is good as long as the count stands. While announcements may be missed, nothing is good.
 */
export class Changes {
  private readonly counts = new Map<Topic, number>(topics.map((topic) => [topic, 0]));
  private readonly listeners: ((topic: Topic) => void)[] = [];
  private flowing = true;

  static async of(database: Pick<Database, "listen">): Promise<Changes> {
    const changes = new Changes();
    await database.listen("changes", {
      onPayload: (topic) => changes.count(topic),
      onGap: () => changes.interrupt(),
      onRestored: () => changes.resume(),
    });
    return changes;
  }

  /** The stamp of these topics at this moment, or null while announcements may be missed. */
  stamp(about: readonly Topic[]): number | null {
    return this.flowing ? stampOf(this.counts, about) : null;
  }

  /** The state of things now; compare its `stamp` for some topics with a later one. */
  now(): Moment {
    return this.flowing ? new Moment(new Map(this.counts)) : new Moment(null);
  }

  /** Called with every change from now on, and with every topic after a time in which changes may have been missed. */
  onChange(listener: (topic: Topic) => void): void {
    this.listeners.push(listener);
  }

  private count(topic: string): void {
    const known = this.counts.get(topic as Topic);
    if (known === undefined) return;
    this.counts.set(topic as Topic, known + 1);
    for (const listener of this.listeners) listener(topic as Topic);
  }

  private interrupt(): void {
    this.flowing = false;
  }

  private resume(): void {
    for (const topic of topics) this.count(topic);
    this.flowing = true;
  }
}

export class Moment {
  private readonly counts: ReadonlyMap<Topic, number> | null;

  constructor(counts: ReadonlyMap<Topic, number> | null) {
    this.counts = counts;
  }

  /** Equal stamps mean that none of the topics changed in between; null never counts as equal. */
  stamp(about: readonly Topic[]): number | null {
    const { counts } = this;
    return counts && stampOf(counts, about);
  }
}

/** Counts never fall, so their sum stays the same only while all of them do. */
function stampOf(counts: ReadonlyMap<Topic, number>, about: readonly Topic[]): number {
  let sum = 0;
  for (const topic of about) sum += counts.get(topic) ?? 0;
  return sum;
}
