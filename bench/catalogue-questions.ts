import { catalogue as calls, type GearPage, gearSorts } from "../contract/src/index.ts";
import { gears as demoGears } from "../server/src/demo/data/index.ts";
import type { Db } from "../server/src/platform/db/database.ts";
import { countGears } from "../server/src/slices/catalogue/count-gears.ts";
import { getGear } from "../server/src/slices/catalogue/get-gear.ts";
import { listGears } from "../server/src/slices/catalogue/list-gears.ts";
import { suggestGears } from "../server/src/slices/catalogue/suggest-gears.ts";
import type { Random } from "../server/test/random.ts";

export interface Catalogue {
  origin: string;
  size: number;
}

/** One thing the shop was not asked before, so that no kept reply can answer: over HTTP, and as the verb behind it. */
export interface Question {
  address: string;
  ask: (db: Db) => Promise<unknown>;
}

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

const counting = "counts of a search";

/** Counts have to look at every gear a search finds, of which a larger catalogue has more; nothing else may grow so. */
export const mostTimesSlower = (title: string): number => (title === counting ? 10 : 3);

export type Asking = (catalogue: Catalogue, random: Random) => Question | Promise<Question>;

export const questions: Record<string, Asking> = {
  "page of gears": ({ origin }, random) =>
    page(origin, {
      ...(random.below(2) === 0 && { petType: random.pick(petTypes) }),
      ...(random.below(4) === 0 && { category: random.pick(categories) }),
      ...(random.below(4) === 0 && { inStock: "true" }),
      sort: random.pick(gearSorts),
    }),
  "page deep inside": async ({ origin, size }, random) => {
    const sort = random.pick(gearSorts);
    const deep = page(origin, { sort, from: random.below(size - pageSize) });
    if (random.below(2) === 0) return deep;
    const { next_cursor: cursor } = (await (await fetch(deep.address)).json()) as GearPage;
    return page(origin, { sort, cursor });
  },
  search: ({ origin }, random) => page(origin, { search: partOf(random.pick(words), random) }),
  [counting]: ({ origin }, random) => {
    const query = { search: random.pick(words), ...neverAsked() };
    return { address: `${origin}/api/gear-facets?${searchOf(query)}`, ask: (db) => countGears(db, query) };
  },
  suggestions: ({ origin }, random) => {
    const query = { q: `${random.pick(words)} ${mistyped(random.pick(words), random)}`, limit: 8 };
    return { address: `${origin}/api/gear-suggestions?${searchOf(query)}`, ask: (db) => suggestGears(db, query) };
  },
  // Spelt otherwise it names the same gear, but is an address that was hardly asked for before.
  "one gear": ({ origin, size }, random) => {
    const id = 1 + random.below(size);
    const address = `${origin}/api/${veiled("gears", random)}/${veiled(String(id), random)}`;
    return { address, ask: (db) => getGear(db, id) };
  },
};

function page(origin: string, asked: object): Question {
  const query = { ...asked, limit: pageSize, ...neverAsked() };
  return {
    address: `${origin}/api/gears?${searchOf(query)}`,
    ask: (db) => listGears(db, calls.listGears.query.parse(query)),
  };
}

const veiled = (text: string, random: Random) =>
  text.replaceAll(/./g, (sign) => (random.below(2) === 0 ? sign : `%${sign.charCodeAt(0).toString(16)}`));

/** As it stands in the box while somebody types: three letters or more. */
const partOf = (word: string, random: Random) => word.slice(0, 3 + random.below(word.length));

function mistyped(word: string, random: Random): string {
  const place = 1 + random.below(word.length - 1);
  return word.slice(0, place) + word.slice(place + 1);
}

const searchOf = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]));
