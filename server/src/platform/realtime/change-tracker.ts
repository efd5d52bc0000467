import { type Topic, topics } from "@pawhaven/contract";
import type { Database } from "../db/database.ts";

/**
 * Counts the changes of each kind of data, as the database announces them from every node. What was made at one
 * count is good as long as the count stands. While announcements may be missed, nothing is good.
 */
export class ChangeTracker {
  private readonly counts = new Map<Topic, number>(topics.map((topic) => [topic, 0]));
  private readonly listeners: ((topic: Topic) => void)[] = [];
  private isReceiving = true;

  static async create(database: Pick<Database, "listen">): Promise<ChangeTracker> {
    const changes = new ChangeTracker();
    await database.listen("changes", {
      onPayload: (topic) => changes.recordChange(topic),
      onInterrupted: () => changes.interrupt(),
      onRestored: () => changes.resume(),
    });
    return changes;
  }

  /** The stamp of these topics at this moment, or null while announcements may be missed. */
  version(about: readonly Topic[]): number | null {
    return this.isReceiving ? versionOf(this.counts, about) : null;
  }

  /** The state of things now; compare its `stamp` for some topics with a later one. */
  snapshot(): ChangeSnapshot {
    return this.isReceiving ? new ChangeSnapshot(new Map(this.counts)) : new ChangeSnapshot(null);
  }

  /** Called with every change from now on, and with every topic after a time in which changes may have been missed. */
  onChange(listener: (topic: Topic) => void): void {
    this.listeners.push(listener);
  }

  private recordChange(topic: string): void {
    const known = this.counts.get(topic as Topic);
    if (known === undefined) return;
    this.counts.set(topic as Topic, known + 1);
    for (const listener of this.listeners) listener(topic as Topic);
  }

  private interrupt(): void {
    this.isReceiving = false;
  }

  private resume(): void {
    for (const topic of topics) this.recordChange(topic);
    this.isReceiving = true;
  }
}

export class ChangeSnapshot {
  private readonly counts: ReadonlyMap<Topic, number> | null;

  constructor(counts: ReadonlyMap<Topic, number> | null) {
    this.counts = counts;
  }

  /** Equal stamps mean that none of the topics changed in between; null never counts as equal. */
  version(about: readonly Topic[]): number | null {
    const { counts } = this;
    return counts && versionOf(counts, about);
  }
}

/** Counts never fall, so their sum stays the same only while all of them do. */
function versionOf(counts: ReadonlyMap<Topic, number>, about: readonly Topic[]): number {
  let sum = 0;
  for (const topic of about) sum += counts.get(topic) ?? 0;
  return sum;
}
