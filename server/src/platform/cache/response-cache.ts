import { type Topic, topics as allTopics } from "@pawhaven/contract";
import { OverloadError } from "../overload/load-shedder.ts";
import type { ChangeTracker, ChangeSnapshot } from "../realtime/change-tracker.ts";
import { RevalidationQueue } from "./revalidation-queue.ts";

interface CacheEntry<V> {
  value: V;
  createdAt: number;
  topics: readonly Topic[];
  version: number;
  hardTopics: readonly Topic[];
  hardVersion: number;
}

/** How long something may be used that has become a little old. */
const maxStaleMs = 10_000;

/** Values kept until the data they were made from changes; the least recently used give way. */
export class ResponseCache<V> {
  private readonly entries = new Map<string, CacheEntry<V>>();
  private readonly inFlight = new Map<string, Promise<CacheEntryResult<V>>>();
  private readonly revalidations = new RevalidationQueue();
  private readonly changeTracker: ChangeTracker;
  private readonly maxEntries: number;

  constructor(changes: ChangeTracker, most: number) {
    this.changeTracker = changes;
    this.maxEntries = most;
  }

  /**
   * The kept value, without a wait, or a new one. Callers who ask for the same thing at the same time share one making.
   * What is only a little old is given once more, and made anew when there is time.
   */
  get(key: string, compute: () => Promise<CacheEntryResult<V>>): V | Promise<V> {
    const entry = this.entries.get(key);
    if (entry && entry.version === this.changeTracker.version(entry.topics)) return this.touch(key, entry);
    if (!entry || !this.isUsable(entry)) return this.refresh(key, compute);
    if (isTooStale(entry))
      return this.refresh(key, compute).catch((error) => this.useStaleIfOverloaded(key, entry, error));
    this.revalidations.add(key, () => this.refresh(key, compute));
    return this.touch(key, entry);
  }

  /** While there is no time to make anything, a value that is too old is better than none. */
  private useStaleIfOverloaded(key: string, entry: CacheEntry<V>, error: unknown): V {
    if (error instanceof OverloadError) return this.touch(key, entry);
    throw error;
  }

  /** Who is used how recently matters only once they compete for room. */
  private touch(key: string, entry: CacheEntry<V>): V {
    if (this.entries.size > this.maxEntries / 2) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry.value;
  }

  private isUsable({ hardTopics, hardVersion }: CacheEntry<V>): boolean {
    return hardVersion === this.changeTracker.version(hardTopics);
  }

  private async refresh(key: string, compute: () => Promise<CacheEntryResult<V>>): Promise<V> {
    const [snapshot, createdAt] = [this.changeTracker.snapshot(), performance.now()];
    const flight = `${snapshot.version(allTopics)} ${key}`;
    const computed = await (this.inFlight.get(flight) ?? this.startComputing(flight, compute));
    this.save(key, computed, snapshot, createdAt);
    return computed.value;
  }

  private startComputing(flight: string, compute: () => Promise<CacheEntryResult<V>>): Promise<CacheEntryResult<V>> {
    const computing = compute().finally(() => this.inFlight.delete(flight));
    this.inFlight.set(flight, computing);
    return computing;
  }

  /** `moment` lies before the data was read: a change since then makes the entry invalid from the start. */
  private save(
    key: string,
    { value, invalidatedBy: topics, hardInvalidatedBy }: CacheEntryResult<V>,
    snapshot: ChangeSnapshot,
    madeAt: number,
  ): void {
    const grave = hardInvalidatedBy ?? topics;
    if (!topics || !grave || this.maxEntries === 0) return;
    const [stamp, graveStamp] = [snapshot.version(topics), snapshot.version(grave)];
    if (stamp === null || graveStamp === null) return;
    this.entries.delete(key);
    this.entries.set(key, {
      value,
      createdAt: madeAt,
      topics,
      version: stamp,
      hardTopics: grave,
      hardVersion: graveStamp,
    });
    if (this.entries.size > this.maxEntries) this.entries.delete(this.entries.keys().next().value ?? "");
  }
}

const isTooStale = ({ createdAt }: CacheEntry<unknown>) => performance.now() - createdAt >= maxStaleMs;

export interface CacheEntryResult<V> {
  value: V;
  /** Absent: not to be kept at all. */
  invalidatedBy?: readonly Topic[] | undefined;
  /** After a change of these the value is wrong; after a change of the others it is only a little old. */
  hardInvalidatedBy?: readonly Topic[] | undefined;
}
