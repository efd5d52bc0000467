import type { GearFilters } from "@pawhaven/contract";
import { and, count, max, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { gears } from "../../schema/index.ts";
import { mentions, passes } from "./gear-filters.ts";

const countWhere = (condition: SQL | undefined) => where(count(), condition).mapWith(Number);
const where = (aggregate: SQL, condition: SQL | undefined) =>
  condition ? sql`${aggregate} filter (where ${condition})` : sql`${aggregate}`;

/**
 * What the filters leave of each pair of pet type and category, and what they would leave without the one named. There
 * are few pairs, however long the catalogue. Pairs in which the search finds nothing are absent.
 */
export const countsIn = (db: Db, filters: GearFilters) =>
  db
    .select({
      petType: gears.petType,
      category: gears.category,
      found: count(),
      total: countWhere(passes(filters)),
      anyPetType: countWhere(passes(filters, "petType")),
      anyCategory: countWhere(passes(filters, "category")),
      inStock: countWhere(and(passes(filters, "inStock"), passes({ inStock: "true" }))),
      minCents: where(sql`${min(gears.priceCents)}`, passes(filters, "price")).mapWith(nullOrNumber),
      maxCents: where(sql`${max(gears.priceCents)}`, passes(filters, "price")).mapWith(nullOrNumber),
    })
    .from(gears)
    .where(mentions(filters.search))
    .groupBy(gears.petType, gears.category);

const nullOrNumber = (value: unknown): number | null => (value === null ? null : Number(value));
