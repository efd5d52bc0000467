import { type Topic, topics as allTopics } from "@pawhaven/contract";
import { Overload } from "./admission.ts";
import type { Changes, Moment } from "./changes.ts";
import { Renewals } from "./renewals.ts";

interface Entry<V> {
  value: V;
  madeAt: number;
  topics: readonly Topic[];
  stamp: number;
  grave: readonly Topic[];
  graveStamp: number;
}

/** How long something may be used that has become a little old. */
const graceMs = 10_000;

/** Values kept until the data they were made from changes; the least recently used give way. */
export class Kept<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private readonly making = new Map<string, Promise<Made<V>>>();
  private readonly renewals = new Renewals();
  private readonly changes: Changes;
  private readonly most: number;

  constructor(changes: Changes, most: number) {
    this.changes = changes;
    this.most = most;
  }

  /**
   * The kept value, without a wait, or a new one. Callers who ask for the same thing at the same time share one making.
   * What is only a little old is given once more, and made anew when there is time.
   */
  get(key: string, make: () => Promise<Made<V>>): V | Promise<V> {
    const known = this.entries.get(key);
    if (known && known.stamp === this.changes.stamp(known.topics)) return this.use(key, known);
    if (!known || !this.isSound(known)) return this.makeNow(key, make);
    if (isTooOld(known)) return this.makeNow(key, make).catch((error) => this.useUnlessBroken(key, known, error));
    this.renewals.add(key, () => this.makeNow(key, make));
    return this.use(key, known);
  }

  /** While there is no time to make anything, a value that is too old is better than none. */
  private useUnlessBroken(key: string, known: Entry<V>, error: unknown): V {
    if (error instanceof Overload) return this.use(key, known);
    throw error;
  }

  /** Who is used how recently matters only once they compete for room. */
  private use(key: string, entry: Entry<V>): V {
    if (this.entries.size > this.most / 2) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry.value;
  }

  private isSound({ grave, graveStamp }: Entry<V>): boolean {
    return graveStamp === this.changes.stamp(grave);
  }

  private async makeNow(key: string, make: () => Promise<Made<V>>): Promise<V> {
    const [moment, madeAt] = [this.changes.now(), performance.now()];
    const flight = `${moment.stamp(allTopics)} ${key}`;
    const made = await (this.making.get(flight) ?? this.start(flight, make));
    this.keep(key, made, moment, madeAt);
    return made.value;
  }

  private start(flight: string, make: () => Promise<Made<V>>): Promise<Made<V>> {
    const made = make().finally(() => this.making.delete(flight));
    this.making.set(flight, made);
    return made;
  }

  /** `moment` lies before the data was read: a change since then makes the entry invalid from the start. */
  private keep(key: string, { value, keptUntil: topics, graveUntil }: Made<V>, moment: Moment, madeAt: number): void {
    const grave = graveUntil ?? topics;
    if (!topics || !grave || this.most === 0) return;
    const [stamp, graveStamp] = [moment.stamp(topics), moment.stamp(grave)];
    if (stamp === null || graveStamp === null) return;
    this.entries.delete(key);
    this.entries.set(key, { value, madeAt, topics, stamp, grave, graveStamp });
    if (this.entries.size > this.most) this.entries.delete(this.entries.keys().next().value ?? "");
  }
}

const isTooOld = ({ madeAt }: Entry<unknown>) => performance.now() - madeAt >= graceMs;

export interface Made<V> {
  value: V;
  /** Absent: not to be kept at all. */
  keptUntil?: readonly Topic[] | undefined;
  /** After a change of these the value is wrong; after a change of the others it is only a little old. */
  graveUntil?: readonly Topic[] | undefined;
}
