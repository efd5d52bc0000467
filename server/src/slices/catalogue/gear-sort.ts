import type { GearSort } from "@pawhaven/contract";
import { and, asc, desc, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { gears } from "../../schema/index.ts";
import type { GearRow } from "./gear-row.ts";

interface SortKey {
  column: PgColumn;
  isDescending: boolean;
  read(row: GearRow): unknown;
}

const ascending = (column: PgColumn, read: SortKey["read"]): SortKey => ({ column, isDescending: false, read });
const descending = (column: PgColumn, read: SortKey["read"]): SortKey => ({ column, isDescending: true, read });

const featured = descending(gears.isFeatured, (row) => row.isFeatured);
const cheapest = ascending(gears.priceCents, (row) => row.priceCents);
const mostExpensive = descending(gears.priceCents, (row) => row.priceCents);
const bestRated = descending(gears.rating, (row) => row.rating);
const mostReviewed = descending(gears.reviewsCount, (row) => row.reviewsCount);
const newest = descending(gears.createdAt, (row) => row.createdAt);
const byId = ascending(gears.id, (row) => row.id);

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

export const cursorPositionOf = (sort: GearSort, row: GearRow): unknown[] =>
  sortOrders[sort].keys.map((key) => key.read(row));

/** A position from a cursor, or undefined if it is not valid for this order. */
export const parseCursorPosition = (sort: GearSort, value: unknown): unknown[] | undefined =>
  sortOrders[sort].positionSchema.safeParse(value).data;

/** Keyset pagination. The `<=`/`>=` comparison is redundant, but it lets an index scan start at the position. */
export function isAfterPosition(sort: GearSort, position: unknown[]): SQL | undefined {
  return sortOrders[sort].keys.reduceRight<SQL | undefined>((rest, { column, isDescending }, index) => {
    const beyond = (isDescending ? lt : gt)(column, position[index]);
    return rest ? and((isDescending ? lte : gte)(column, position[index]), or(beyond, rest)) : beyond;
  }, undefined);
}
