import type { GearFilters } from "@pawhaven/contract";
import { and, count, max, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { prepared, preparedByForm } from "../../platform/db/prepared.ts";
import { gears } from "../../schema/index.ts";
import { type FilterName, filterValues, isLive, matchesFilters } from "./gear-filters.ts";

const countWhere = (condition: SQL | undefined) => aggregateWhere(count(), condition).mapWith(Number);
const aggregateWhere = (aggregate: SQL, condition: SQL | undefined) =>
  condition ? sql`${aggregate} filter (where ${condition})` : sql`${aggregate}`;

/** What a gear is filtered by. There are few combinations, even in a large catalogue. */
const kinds = {
  petType: gears.petType,
  category: gears.category,
  lifeStage: gears.lifeStage,
  diets: gears.diets,
};
const byKind = Object.values(kinds);

const combinations = prepared((db) =>
  db
    .select({ ...kinds, found: count() })
    .from(gears)
    .where(isLive)
    .groupBy(...byKind)
    .prepare("combinations of facets"),
);

export type FacetCombination = Awaited<ReturnType<typeof listFacetCombinations>>[number];

/** All that the catalogue has, and how many gears each. */
export const listFacetCombinations = (db: Db) => combinations(db).execute();

const facetCounts = preparedByForm((db, names: FilterName[]) => {
  const chosen = names.filter((name) => name !== "pattern");
  const allBut = (...except: FilterName[]) => matchesFilters(chosen, except);
  const allButPrice = allBut("minCents", "maxCents");
  return db
    .select({
      ...kinds,
      total: countWhere(allBut()),
      anyPetType: countWhere(allBut("petTypes")),
      anyCategory: countWhere(allBut("categories")),
      anyLifeStage: countWhere(allBut("lifeStages")),
      anyDiet: countWhere(allBut("diets")),
      inStock: countWhere(and(allBut("inStock"), matchesFilters(["inStock"]))),
      minCents: aggregateWhere(sql`${min(gears.priceCents)}`, allButPrice).mapWith(nullOrNumber),
      maxCents: aggregateWhere(sql`${max(gears.priceCents)}`, allButPrice).mapWith(nullOrNumber),
    })
    .from(gears)
    .where(and(isLive, matchesFilters(names.filter((name) => name === "pattern"))))
    .groupBy(...byKind)
    .prepare("counts of facets");
});

/** Counts per combination: with all filters, and with all but the named one. Those without a search hit are absent. */
export function countFacets(db: Db, filters: GearFilters) {
  const values = filterValues(filters);
  return facetCounts(db, Object.keys(values) as FilterName[]).execute(values);
}

const nullOrNumber = (value: unknown): number | null => (value === null ? null : Number(value));
