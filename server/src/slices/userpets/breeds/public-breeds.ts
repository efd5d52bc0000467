import { z } from "zod";
import type { BreedServiceUrls } from "../../../settings.ts";
import type { BreedSource, ListedSpecies } from "./breed-source.ts";

const responseSchema = z.array(z.object({ name: z.string().trim().min(1).max(100) })).min(1);

interface CacheEntry {
  names: readonly string[];
  expiresAtMs: number;
}

const dayMs = 24 * 3_600_000;
const timeoutMs = 5_000;

/** The public breed services, cached for a day. When a refresh fails, the expired list is served. */
export class PublicBreeds implements BreedSource {
  private readonly urls: Record<ListedSpecies, string>;
  private readonly clock: () => number;
  private readonly cache = new Map<ListedSpecies, CacheEntry>();
  private readonly pending = new Map<ListedSpecies, Promise<readonly string[]>>();

  constructor({ dogs, cats }: BreedServiceUrls, clock: () => number = Date.now) {
    this.urls = { Dog: dogs, Cat: cats };
    this.clock = clock;
  }

  async breedsOf(species: ListedSpecies): Promise<readonly string[]> {
    const cached = this.cache.get(species);
    if (cached && this.clock() < cached.expiresAtMs) return cached.names;
    try {
      return await this.fetchOnce(species);
    } catch (error) {
      if (cached) return cached.names;
      throw error;
    }
  }

  /** Concurrent callers share one request. */
  private fetchOnce(species: ListedSpecies): Promise<readonly string[]> {
    const inFlight = this.pending.get(species);
    if (inFlight) return inFlight;
    const request = fetchNames(this.urls[species])
      .then((names) => {
        this.cache.set(species, { names, expiresAtMs: this.clock() + dayMs });
        return names;
      })
      .finally(() => this.pending.delete(species));
    this.pending.set(species, request);
    return request;
  }
}

async function fetchNames(url: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
  if (!response.ok) throw new Error(`The breed service responded with ${response.status}.`);
  const names = responseSchema.parse(await response.json()).map(({ name }) => name);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, "en"));
}
