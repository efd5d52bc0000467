import type { GearFilters } from "@pawhaven/contract";
import { and, count, max, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { gears } from "../../schema/index.ts";
import { isLive, matchesSearch, matchesFilters } from "./gear-filters.ts";

const countWhere = (condition: SQL | undefined) => aggregateWhere(count(), condition).mapWith(Number);
const aggregateWhere = (aggregate: SQL, condition: SQL | undefined) =>
  condition ? sql`${aggregate} filter (where ${condition})` : sql`${aggregate}`;

/**
 * Counts per pair of pet type and category: with all filters, and with all but the named one. There are few pairs, even
 * in a large catalogue. Pairs without a search hit are absent.
 */
export const countFacets = (db: Db, filters: GearFilters) =>
  db
    .select({
      petType: gears.petType,
      category: gears.category,
      found: count(),
      total: countWhere(matchesFilters(filters)),
      anyPetType: countWhere(matchesFilters(filters, "petType")),
      anyCategory: countWhere(matchesFilters(filters, "category")),
      inStock: countWhere(and(matchesFilters(filters, "inStock"), matchesFilters({ inStock: "true" }))),
      minCents: aggregateWhere(sql`${min(gears.priceCents)}`, matchesFilters(filters, "price")).mapWith(nullOrNumber),
      maxCents: aggregateWhere(sql`${max(gears.priceCents)}`, matchesFilters(filters, "price")).mapWith(nullOrNumber),
    })
    .from(gears)
    .where(and(isLive, matchesSearch(filters.search)))
    .groupBy(gears.petType, gears.category);

const nullOrNumber = (value: unknown): number | null => (value === null ? null : Number(value));
