import { type GearPage, gearSorts } from "../contract/src/index.ts";
import { gears as demoGears } from "../server/src/demo/data/index.ts";
import type { Random } from "../server/test/random.ts";

export interface Catalogue {
  origin: string;
  size: number;
}

/** Asks the shop one thing it was not asked before, so that no kept reply can answer, and says how long that took. */
export type Question = (catalogue: Catalogue, random: Random) => Promise<number>;

const words = demoGears.flatMap(({ name }) => name.match(/[a-z]{4,}/gi) ?? []);
const petTypes = [...new Set(demoGears.map(({ petType }) => petType))];
const categories = [...new Set(demoGears.map(({ category }) => category))];
const pageSize = 20; // a page of the smallest catalogue is then as long as one of the largest

let asked = 0;
/** A price that no gear reaches, and never the same. */
const neverAsked = () => {
  asked += 1;
  return { maxPrice: 900_000 + asked / 100 };
};

/** Counts have to look at every gear a search finds, of which a larger catalogue has more; nothing else may grow so. */
export const mostTimesSlower = (title: string): number => (title === counting ? 10 : 3);

const counting = "counts of a search";

export const questions: Record<string, Question> = {
  "page of gears": ({ origin }, random) =>
    timed(`${origin}/api/gears`, {
      ...(random.below(2) === 0 && { petType: random.pick(petTypes) }),
      ...(random.below(4) === 0 && { category: random.pick(categories) }),
      ...(random.below(4) === 0 && { inStock: "true" }),
      sort: random.pick(gearSorts),
      limit: pageSize,
      ...neverAsked(),
    }),
  "page deep inside": async ({ origin, size }, random) => {
    const query = { sort: random.pick(gearSorts), limit: pageSize, ...neverAsked() };
    const from = random.below(size - pageSize);
    if (random.below(2) === 0) return timed(`${origin}/api/gears`, { ...query, from });
    const { next_cursor: cursor } = await fetchPage(`${origin}/api/gears?${searchOf({ ...query, from })}`);
    return timed(`${origin}/api/gears`, { ...query, cursor });
  },
  search: ({ origin }, random) =>
    timed(`${origin}/api/gears`, { search: partOf(random.pick(words), random), limit: pageSize, ...neverAsked() }),
  [counting]: ({ origin }, random) =>
    timed(`${origin}/api/gear-facets`, { search: random.pick(words), ...neverAsked() }),
  suggestions: ({ origin }, random) =>
    timed(`${origin}/api/gear-suggestions`, {
      q: `${random.pick(words)} ${mistyped(random.pick(words), random)}`,
      limit: 8,
    }),
  // Zeros in front name the same gear, but an address that was not asked for before.
  "one gear": ({ origin, size }, random) =>
    timed(`${origin}/api/gears/${"0".repeat(random.below(80))}${1 + random.below(size)}`, {}),
};

/** As it stands in the box while somebody types: three letters or more. */
const partOf = (word: string, random: Random) => word.slice(0, 3 + random.below(word.length));

function mistyped(word: string, random: Random): string {
  const place = 1 + random.below(word.length - 1);
  return word.slice(0, place) + word.slice(place + 1);
}

const searchOf = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]));

async function timed(address: string, query: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${address}?${searchOf(query)}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} failed with ${response.status}.`);
  return performance.now() - begun;
}

const fetchPage = async (url: string) => (await (await fetch(url)).json()) as GearPage;
