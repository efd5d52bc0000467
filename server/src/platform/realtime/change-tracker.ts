import { type StaffTopic, staffTopics, type Topic } from "@pawhaven/contract";
import type { Database } from "../db/database.ts";

/**
 * Counts the changes of each topic, as the database notifies all nodes of them. What was computed at one version is
 * valid as long as the version stays the same. While notifications may be missed, there is no valid version.
 */
export class ChangeTracker {
  private readonly counts = new Map<StaffTopic, number>(staffTopics.map((topic) => [topic, 0]));
  private readonly listeners: ((topic: StaffTopic) => void)[] = [];
  private isReceiving = true;

  static async create(database: Pick<Database, "listen">): Promise<ChangeTracker> {
    const tracker = new ChangeTracker();
    await database.listen("changes", {
      onPayload: (topic) => tracker.recordChange(topic),
      onInterrupted: () => tracker.interrupt(),
      onRestored: () => tracker.resume(),
    });
    return tracker;
  }

  /** The combined version of these topics, or null while notifications may be missed. */
  version(selected: readonly Topic[]): number | null {
    return this.isReceiving ? versionOf(this.counts, selected) : null;
  }

  /** The versions of all topics now, to compare with later ones. */
  snapshot(): ChangeSnapshot {
    return this.isReceiving ? new ChangeSnapshot(new Map(this.counts)) : new ChangeSnapshot(null);
  }

  /** Calls back for every change, and for all topics after an interruption in which changes may have been missed. */
  onChange(listener: (topic: StaffTopic) => void): void {
    this.listeners.push(listener);
  }

  private recordChange(topic: string): void {
    const count = this.counts.get(topic as StaffTopic);
    if (count === undefined) return;
    this.counts.set(topic as StaffTopic, count + 1);
    for (const listener of this.listeners) listener(topic as StaffTopic);
  }

  private interrupt(): void {
    this.isReceiving = false;
  }

  private resume(): void {
    for (const topic of staffTopics) this.recordChange(topic);
    this.isReceiving = true;
  }
}

export class ChangeSnapshot {
  private readonly counts: ReadonlyMap<StaffTopic, number> | null;

  constructor(counts: ReadonlyMap<StaffTopic, number> | null) {
    this.counts = counts;
  }

  /** Equal versions mean that none of the topics changed in between; null equals nothing. */
  version(selected: readonly Topic[]): number | null {
    const { counts } = this;
    return counts && versionOf(counts, selected);
  }
}

/** Counts only grow, so their sum stays the same only if each of them does. */
function versionOf(counts: ReadonlyMap<StaffTopic, number>, selected: readonly Topic[]): number {
  let sum = 0;
  for (const topic of selected) sum += counts.get(topic) ?? 0;
  return sum;
}
