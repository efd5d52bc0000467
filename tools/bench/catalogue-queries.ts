import { catalogueEndpoints as calls, type GearPage, gearSorts } from "../../contract/src/index.ts";
import { gears as demoGears } from "../../demo/data/index.ts";
import type { Db } from "../../server/src/platform/db/database.ts";
import { getGearFacets } from "../../server/src/slices/catalogue/get-gear-facets.ts";
import { getGear } from "../../server/src/slices/catalogue/get-gear.ts";
import { listGears } from "../../server/src/slices/catalogue/list-gears.ts";
import { suggestGears } from "../../server/src/slices/catalogue/suggest-gears.ts";
import type { SeededRandom } from "../../server/test/support/seeded-random.ts";

export interface Catalogue {
  origin: string;
  size: number;
}

/** One thing the shop was not asked before, so that no kept reply can answer: over HTTP, and as the verb behind it. */
export interface CatalogueQuery {
  url: string;
  run: (db: Db) => Promise<unknown>;
}

const words = demoGears.flatMap(({ name }) => name.match(/[a-z]{4,}/gi) ?? []);
const petTypes = [...new Set(demoGears.map(({ petType }) => petType))];
const categories = [...new Set(demoGears.map(({ category }) => category))];
const pageSize = 20; // a page of the smallest catalogue is then as long as one of the largest

let queryCount = 0;
/** A price that no gear reaches, and never the same. */
const uncachedFilter = () => {
  queryCount += 1;
  return { maxPrice: 900_000 + queryCount / 100 };
};

const facetCounts = "counts of a search";

/** Counts have to look at every gear a search finds, of which a larger catalogue has more; nothing else may grow so. */
export const maxSlowdown = (title: string): number => (title === facetCounts ? 10 : 3);

export type QueryFactory = (catalogue: Catalogue, random: SeededRandom) => CatalogueQuery | Promise<CatalogueQuery>;

export const catalogueQueries: Record<string, QueryFactory> = {
  "page of gears": ({ origin }, random) =>
    pageQuery(origin, {
      ...(random.nextInt(2) === 0 && { petType: random.pick(petTypes) }),
      ...(random.nextInt(4) === 0 && { category: random.pick(categories) }),
      ...(random.nextInt(4) === 0 && { inStock: "true" }),
      sort: random.pick(gearSorts),
    }),
  "page deep inside": async ({ origin, size }, random) => {
    const sort = random.pick(gearSorts);
    const deep = pageQuery(origin, { sort, from: random.nextInt(size - pageSize) });
    if (random.nextInt(2) === 0) return deep;
    const { next_cursor: cursor } = (await (await fetch(deep.url)).json()) as GearPage;
    return pageQuery(origin, { sort, cursor });
  },
  search: ({ origin }, random) => pageQuery(origin, { search: prefixOf(random.pick(words), random) }),
  [facetCounts]: ({ origin }, random) => {
    const query = { search: random.pick(words), ...uncachedFilter() };
    return { url: `${origin}/api/gear-facets?${toSearchParams(query)}`, run: (db) => getGearFacets(db, query) };
  },
  suggestions: ({ origin }, random) => {
    const query = { q: `${random.pick(words)} ${withTypo(random.pick(words), random)}`, limit: 8 };
    return { url: `${origin}/api/gear-suggestions?${toSearchParams(query)}`, run: (db) => suggestGears(db, query) };
  },
  // Spelt otherwise it names the same gear, but is an address that was hardly asked for before.
  "one gear": ({ origin, size }, random) => {
    const id = 1 + random.nextInt(size);
    const address = `${origin}/api/${encodeRandomly("gears", random)}/${encodeRandomly(String(id), random)}`;
    return { url: address, run: (db) => getGear(db, id) };
  },
};

function pageQuery(origin: string, asked: object): CatalogueQuery {
  const query = { ...asked, limit: pageSize, ...uncachedFilter() };
  return {
    url: `${origin}/api/gears?${toSearchParams(query)}`,
    run: (db) => listGears(db, calls.listGears.query.parse(query)),
  };
}

const encodeRandomly = (text: string, random: SeededRandom) =>
  text.replaceAll(/./g, (sign) => (random.nextInt(2) === 0 ? sign : `%${sign.charCodeAt(0).toString(16)}`));

/** As it stands in the box while somebody types: three letters or more. */
const prefixOf = (word: string, random: SeededRandom) => word.slice(0, 3 + random.nextInt(word.length));

function withTypo(word: string, random: SeededRandom): string {
  const place = 1 + random.nextInt(word.length - 1);
  return word.slice(0, place) + word.slice(place + 1);
}

const toSearchParams = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]));
