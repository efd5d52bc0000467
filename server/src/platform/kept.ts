import { type Topic, topics as allTopics } from "@pawhaven/contract";
import type { Changes, Moment } from "./changes.ts";

interface Entry<V> {
  value: V;
  topics: readonly Topic[];
  stamp: string;
}

/** Values kept until the data they were made from changes; the least recently used give way. */
export class Kept<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private readonly making = new Map<string, Promise<Made<V>>>();
  private readonly changes: Changes;
  private readonly most: number;

  constructor(changes: Changes, most: number) {
    this.changes = changes;
    this.most = most;
  }

  /** The kept value, or a new one. Callers who ask for the same thing at the same time share one making. */
  async get(key: string, make: () => Promise<Made<V>>): Promise<V> {
    const known = this.entries.get(key);
    if (known && known.stamp === this.changes.stamp(known.topics)) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.value;
    }
    const moment = this.changes.now();
    const flight = `${moment.stamp(allTopics)} ${key}`;
    const made = this.making.get(flight) ?? this.start(flight, make);
    const { value, keptUntil } = await made;
    if (keptUntil) this.keep(key, value, keptUntil, moment);
    return value;
  }

  private start(flight: string, make: () => Promise<Made<V>>): Promise<Made<V>> {
    const made = make().finally(() => this.making.delete(flight));
    this.making.set(flight, made);
    return made;
  }

  /** `moment` lies before the data was read: a change since then makes the entry invalid from the start. */
  private keep(key: string, value: V, topics: readonly Topic[], moment: Moment): void {
    const stamp = moment.stamp(topics);
    if (stamp === null || this.most === 0) return;
    this.entries.delete(key);
    this.entries.set(key, { value, topics, stamp });
    if (this.entries.size > this.most) this.entries.delete(this.entries.keys().next().value ?? "");
  }
}

export interface Made<V> {
  value: V;
  /** Absent: not to be kept at all. */
  keptUntil?: readonly Topic[] | undefined;
}
