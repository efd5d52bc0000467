import type { GearSort } from "@pawhaven/contract";
import { and, asc, desc, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { gears } from "../../schema/index.ts";
import type { GearRow } from "./gear-row.ts";

interface Key {
  column: PgColumn;
  falling: boolean;
  of(row: GearRow): unknown;
}

const rising = (column: PgColumn, of: Key["of"]): Key => ({ column, falling: false, of });
const falling = (column: PgColumn, of: Key["of"]): Key => ({ column, falling: true, of });

const featured = falling(gears.isFeatured, (row) => row.isFeatured);
const cheapest = rising(gears.priceCents, (row) => row.priceCents);
const dearest = falling(gears.priceCents, (row) => row.priceCents);
const best = falling(gears.rating, (row) => row.rating);
const mostReviewed = falling(gears.reviewsCount, (row) => row.reviewsCount);
const newest = falling(gears.createdAt, (row) => row.createdAt);
const byId = rising(gears.id, (row) => row.id);

const whole = z.int().nonnegative().max(2_147_483_647);
const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date("1970-01-01")));

/** Each order with what a place in it looks like; the id comes last in all of them, so no two gears share a place. */
const orders: Record<GearSort, { keys: Key[]; place: z.ZodType<unknown[]> }> = {
  featured: { keys: [featured, byId], place: z.tuple([z.boolean(), whole]) },
  "price-asc": { keys: [cheapest, byId], place: z.tuple([whole, whole]) },
  "price-desc": { keys: [dearest, byId], place: z.tuple([whole, whole]) },
  rating: { keys: [best, mostReviewed, byId], place: z.tuple([z.number().min(0).max(5), whole, whole]) },
  newest: { keys: [newest, byId], place: z.tuple([moment, whole]) },
};

export const inOrder = (sort: GearSort): SQL[] =>
  orders[sort].keys.map(({ column, falling }) => (falling ? desc(column) : asc(column)));

export const placeOf = (sort: GearSort, row: GearRow): unknown[] => orders[sort].keys.map((key) => key.of(row));

/** The place as it was once given out, or undefined if nothing in this order can have it. */
export const readPlace = (sort: GearSort, value: unknown): unknown[] | undefined =>
  orders[sort].place.safeParse(value).data;

/** What comes after a place. The first comparison says nothing new, but it lets an index begin there. */
export function after(sort: GearSort, place: unknown[]): SQL | undefined {
  return orders[sort].keys.reduceRight<SQL | undefined>((rest, { column, falling }, index) => {
    const beyond = (falling ? lt : gt)(column, place[index]);
    return rest ? and((falling ? lte : gte)(column, place[index]), or(beyond, rest)) : beyond;
  }, undefined);
}
