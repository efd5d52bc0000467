import { endpoints, gearSorts, type RequestOf } from "@pawhaven/contract";
import { gears as demoGears } from "../../demo/data/index.ts";
import type { Db } from "../../server/src/platform/db/database.ts";
import { getGearFacets } from "../../server/src/slices/catalogue/get-gear-facets.ts";
import { getGear } from "../../server/src/slices/catalogue/get-gear.ts";
import { listGears } from "../../server/src/slices/catalogue/list-gears.ts";
import { suggestGears } from "../../server/src/slices/catalogue/suggest-gears.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { listGearPage } from "../../server/test/support/gear-lists.ts";
import type { SeededRandom } from "../../server/test/support/seeded-random.ts";
import { apiRequest } from "./api-request.ts";
import { encodePath } from "./encode-path.ts";

export interface Catalogue {
  origin: string;
  size: number;
}

/** A query that is not cached yet, as a path and as the function behind it. */
export interface CatalogueQuery {
  path: string;
  run: (db: Db) => Promise<unknown>;
}

const words = demoGears.flatMap(({ name }) => name.match(/[a-z]{4,}/gi) ?? []);
const petTypes = [...new Set(demoGears.map(({ petType }) => petType))];
const categories = [...new Set(demoGears.map(({ category }) => category))];
const pageSize = 20; // even the smallest catalogue has full pages

let queryCount = 0;
/** A unique filter that matches all gears. */
export const uncachedFilter = () => {
  queryCount += 1;
  return { maxPrice: 900_000 + queryCount / 100 };
};

const facetCounts = "facet counts";

/** Facet counts visit every match, and a larger catalogue has more of them. */
export const maxSlowdown = (title: string): number => (title === facetCounts ? 2 : 1.5);

export type QueryFactory = (catalogue: Catalogue, random: SeededRandom) => CatalogueQuery | Promise<CatalogueQuery>;

export const catalogueQueries: Record<string, QueryFactory> = {
  "first page": (_, random) =>
    pageQuery({
      ...(random.nextInt(2) === 0 && { petType: random.pick(petTypes) }),
      ...(random.nextInt(4) === 0 && { category: random.pick(categories) }),
      ...(random.nextInt(4) === 0 && { inStock: "true" }),
      sort: random.pick(gearSorts),
    }),
  "deep page": async ({ origin, size }, random) => {
    const sort = random.pick(gearSorts);
    const page = { sort, from: random.nextInt(size - pageSize) };
    if (random.nextInt(2) === 0) return pageQuery(page);
    const { next_cursor: cursor } = await listGearPage(apiAt(origin), page);
    return pageQuery({ sort, cursor: cursor ?? undefined });
  },
  search: (_, random) => pageQuery({ search: prefixOf(random.pick(words), random) }),
  [facetCounts]: (_, random) => {
    const query = { search: random.pick(words), ...uncachedFilter() };
    const cached = { combinations: async () => [] };
    const run: CatalogueQuery["run"] = (db) => getGearFacets({ db, ...cached }, query);
    return { path: apiRequest(endpoints.getGearFacets, { query }).path, run };
  },
  suggestions: (_, random) => {
    const query = { q: `${random.pick(words)} ${withTypo(random.pick(words), random)}`, limit: 8 };
    return { path: apiRequest(endpoints.suggestGears, { query }).path, run: (db) => suggestGears(db, query) };
  },
  // A random percent-encoding names the same gear, but has no cache entry yet.
  "one gear": ({ size }, random) => {
    const id = 1 + random.nextInt(size);
    const { path } = apiRequest(endpoints.getGear, { params: { id } });
    return { path: encodePath(path, () => random.nextInt(2) === 1), run: (db) => getGear(db, id) };
  },
};

type GearQuery = NonNullable<RequestOf<typeof endpoints.listGears>["query"]>;

function pageQuery(filters: GearQuery): CatalogueQuery {
  const query = { ...filters, limit: pageSize, ...uncachedFilter() };
  return {
    path: apiRequest(endpoints.listGears, { query }).path,
    run: (db) => listGears(db, endpoints.listGears.query.parse(query)),
  };
}

/** What has been typed so far: three letters or more. */
const prefixOf = (word: string, random: SeededRandom) => word.slice(0, 3 + random.nextInt(word.length));

function withTypo(word: string, random: SeededRandom): string {
  const place = 1 + random.nextInt(word.length - 1);
  return word.slice(0, place) + word.slice(place + 1);
}
