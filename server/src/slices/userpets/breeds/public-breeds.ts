import { z } from "zod";
import type { BreedServices } from "../../../settings.ts";
import type { BreedSource, ListedSpecies } from "./breed-source.ts";

const answer = z.array(z.object({ name: z.string().trim().min(1).max(100) })).min(1);

interface Kept {
  names: readonly string[];
  untilMs: number;
}

const dayMs = 24 * 3_600_000;
const patienceMs = 5_000;

/**
 * Asks the public breed services. An answer is good for a day; when no new one is to be had after that, the old one is
 * better than none.
 */
export class PublicBreeds implements BreedSource {
  private readonly addresses: Record<ListedSpecies, string>;
  private readonly clock: () => number;
  private readonly kept = new Map<ListedSpecies, Kept>();
  private readonly asking = new Map<ListedSpecies, Promise<readonly string[]>>();

  constructor({ dogs, cats }: BreedServices, clock: () => number = Date.now) {
    this.addresses = { Dog: dogs, Cat: cats };
    this.clock = clock;
  }

  async breedsOf(species: ListedSpecies): Promise<readonly string[]> {
    const known = this.kept.get(species);
    if (known && this.clock() < known.untilMs) return known.names;
    try {
      return await this.ask(species);
    } catch (error) {
      if (known) return known.names;
      throw error;
    }
  }

  /** Many who ask at once share one question. */
  private ask(species: ListedSpecies): Promise<readonly string[]> {
    const underWay = this.asking.get(species);
    if (underWay) return underWay;
    const question = fetchNames(this.addresses[species])
      .then((names) => {
        this.kept.set(species, { names, untilMs: this.clock() + dayMs });
        return names;
      })
      .finally(() => this.asking.delete(species));
    this.asking.set(species, question);
    return question;
  }
}

async function fetchNames(url: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: "error" });
  if (!response.ok) throw new Error(`The breed service answered ${response.status}.`);
  const names = answer.parse(await response.json()).map(({ name }) => name);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, "en"));
}
