import { type Topic, topics as allTopics } from "@pawhaven/contract";
import { LRUCache } from "lru-cache";
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
  maxAgeMs: number;
}

export interface CacheEntryResult<V> {
  value: V;
  /** Topics whose change makes the value stale. Absent: the value must not be cached. */
  invalidatedBy?: readonly Topic[] | undefined;
  /** Topics whose change makes the value unusable. By default all of `invalidatedBy`: no stale value is served. */
  hardInvalidatedBy?: readonly Topic[] | undefined;
  /** Beyond this age the value is stale even if nothing has changed. */
  maxAgeSeconds?: number | undefined;
}

export interface ByteLimit<V> {
  maxBytes: number;
  bytesOf: (value: V) => number;
}

type Compute<V> = () => Promise<CacheEntryResult<V>>;

const maxStaleMs = 10_000;

/** Caches values until the data they were computed from changes, with LRU eviction and stale-while-revalidate. */
export class ResponseCache<V> {
  private readonly entries: LRUCache<string, CacheEntry<V>> | undefined;
  private readonly inFlight = new Map<string, Promise<CacheEntryResult<V>>>();
  private readonly revalidationQueue = new RevalidationQueue();
  private readonly changeTracker: ChangeTracker;
  /** A stale value counts as a hit: nobody waited for it. */
  readonly counts = { hits: 0, misses: 0 };

  /** With `maxEntries` 0 nothing is cached; to lru-cache, 0 would mean “no limit”. */
  constructor(changeTracker: ChangeTracker, maxEntries: number, limit?: ByteLimit<V>) {
    this.changeTracker = changeTracker;
    const sizes = limit && { maxSize: limit.maxBytes, sizeCalculation: byteSize(limit) };
    this.entries = maxEntries > 0 ? new LRUCache({ max: maxEntries, ...sizes }) : undefined;
  }

  /**
   * Returns a cached value synchronously: promises on the hit path would cost a seventh of the throughput (decision 30).
   * Concurrent misses for one key share a single computation (request coalescing).
   */
  get(key: string, compute: Compute<V>): V | Promise<V> {
    const entry = this.entries?.get(key);
    if (entry && entry.version === this.changeTracker.version(entry.topics) && !isExpired(entry))
      return this.hit(entry);
    if (!entry || !this.isUsable(entry)) return this.miss(key, compute);
    if (isTooStale(entry)) return this.miss(key, compute).catch((error) => staleIfOverloaded(entry, error));
    this.revalidationQueue.add(key, () => this.refresh(key, compute));
    return this.hit(entry);
  }

  private hit({ value }: CacheEntry<V>): V {
    this.counts.hits += 1;
    return value;
  }

  private miss(key: string, compute: Compute<V>): Promise<V> {
    this.counts.misses += 1;
    return this.refresh(key, compute);
  }

  private isUsable({ hardTopics, hardVersion }: CacheEntry<V>): boolean {
    return hardVersion === this.changeTracker.version(hardTopics);
  }

  /** The version is part of the in-flight key: a request after a change must not join a computation from before it. */
  private async refresh(key: string, compute: Compute<V>): Promise<V> {
    const [snapshot, createdAt] = [this.changeTracker.snapshot(), performance.now()];
    const inFlightKey = `${snapshot.version(allTopics)} ${key}`;
    const result = await (this.inFlight.get(inFlightKey) ?? this.startComputing(inFlightKey, compute));
    this.save(key, result, snapshot, createdAt);
    return result.value;
  }

  private startComputing(inFlightKey: string, compute: Compute<V>): Promise<CacheEntryResult<V>> {
    const computing = compute().finally(() => this.inFlight.delete(inFlightKey));
    this.inFlight.set(inFlightKey, computing);
    return computing;
  }

  /** The snapshot was taken before the data was read, so a change in between invalidates the entry right away. */
  private save(key: string, result: CacheEntryResult<V>, snapshot: ChangeSnapshot, createdAt: number): void {
    const { value, invalidatedBy: topics, hardInvalidatedBy: hardTopics = topics, maxAgeSeconds = Infinity } = result;
    if (!topics || !hardTopics) return;
    const [version, hardVersion] = [snapshot.version(topics), snapshot.version(hardTopics)];
    if (version === null || hardVersion === null) return;
    this.entries?.set(key, {
      value,
      createdAt,
      topics,
      version,
      hardTopics,
      hardVersion,
      maxAgeMs: maxAgeSeconds * 1000,
    });
  }
}

/** To lru-cache, a size of 0 would be an error. */
const byteSize =
  <V>({ bytesOf }: ByteLimit<V>) =>
  ({ value }: CacheEntry<V>): number =>
    Math.max(1, bytesOf(value));

const isExpired = ({ createdAt, maxAgeMs }: CacheEntry<unknown>) =>
  maxAgeMs !== Infinity && performance.now() - createdAt >= maxAgeMs;

const isTooStale = ({ createdAt }: CacheEntry<unknown>) => performance.now() - createdAt >= maxStaleMs;

/** Under overload a value beyond its maximum age is better than a 503. */
function staleIfOverloaded<V>({ value }: CacheEntry<V>, error: unknown): V {
  if (error instanceof OverloadError) return value;
  throw error;
}
