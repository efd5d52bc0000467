import type { GearSort } from "@pawhaven/contract";
import { and, asc, desc, gt, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { jsonArray, numberOf, timeOf } from "../../platform/db/json.ts";
import { gears } from "../../schema/index.ts";

interface SortKey {
  column: PgColumn;
  isDescending: boolean;
  /** As a cursor has it. */
  json: SQL | PgColumn;
}

const ascending = (column: PgColumn): SortKey => ({ column, isDescending: false, json: column });
const descending = (column: PgColumn, json: SQL | PgColumn = column): SortKey => ({ column, isDescending: true, json });

const featured = descending(gears.isFeatured);
const cheapest = ascending(gears.priceCents);
const mostExpensive = descending(gears.priceCents);
const bestRated = descending(gears.rating, numberOf(gears.rating));
const mostReviewed = descending(gears.reviewsCount);
const newest = descending(gears.createdAt, timeOf(gears.createdAt));
const byId = ascending(gears.id);

const nonNegativeInt = z.int().nonnegative().max(2_147_483_647);
const timestamp = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date("1970-01-01")));

/** The sort keys of each order and the schema of a cursor position. The id comes last, so positions are unique. */
const sortOrders: Record<GearSort, { keys: SortKey[]; positionSchema: z.ZodType<unknown[]> }> = {
  featured: { keys: [featured, byId], positionSchema: z.tuple([z.boolean(), nonNegativeInt]) },
  "price-asc": { keys: [cheapest, byId], positionSchema: z.tuple([nonNegativeInt, nonNegativeInt]) },
  "price-desc": { keys: [mostExpensive, byId], positionSchema: z.tuple([nonNegativeInt, nonNegativeInt]) },
  rating: {
    keys: [bestRated, mostReviewed, byId],
    positionSchema: z.tuple([z.number().min(0).max(5), nonNegativeInt, nonNegativeInt]),
  },
  newest: { keys: [newest, byId], positionSchema: z.tuple([timestamp, nonNegativeInt]) },
};

export const orderByColumns = (sort: GearSort): SQL[] =>
  sortOrders[sort].keys.map(({ column, isDescending }) => (isDescending ? desc(column) : asc(column)));

const positions = Object.fromEntries(
  Object.entries(sortOrders).map(([sort, { keys }]) => [sort, jsonArray(keys.map(({ json }) => json))]),
);

/** Where a gear is in the list, for a cursor. */
export const positionIn = (sort: GearSort) => positions[sort] as SQL<unknown[]>;

/** A position from a cursor, or undefined if it is not valid for this order. */
export const parseCursorPosition = (sort: GearSort, value: unknown): unknown[] | undefined =>
  sortOrders[sort].positionSchema.safeParse(value).data;

/** Keyset pagination. The `<=`/`>=` comparison is redundant, but it lets an index scan start at the position. */
export function isAfterPosition(sort: GearSort): SQL | undefined {
  return sortOrders[sort].keys.reduceRight<SQL | undefined>((rest, { column, isDescending }, index) => {
    const value = sql.placeholder(placeholderAt(index));
    const beyond = (isDescending ? lt : gt)(column, value);
    return rest ? and((isDescending ? lte : gte)(column, value), or(beyond, rest)) : beyond;
  }, undefined);
}

/** Of a position, for a statement with `isAfterPosition`. */
export const positionValues = (position: readonly unknown[]) =>
  Object.fromEntries(position.map((value, index) => [placeholderAt(index), value]));

const placeholderAt = (index: number) => `position${index}`;
