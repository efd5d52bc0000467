import type { GearFilters, GearSort } from "@pawhaven/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { gears } from "../../schema/index.ts";
import { isLive, matchesSearch, matchesFilters } from "./gear-filters.ts";
import { isAfterPosition, orderByColumns } from "./gear-sort.ts";
import { gearColumns, type GearRow } from "./gear-row.ts";

/** Featured first, then in the order the shop added them. */
export const allGears = (db: Db): Promise<GearRow[]> =>
  db
    .select(gearColumns)
    .from(gears)
    .where(isLive)
    .orderBy(...orderByColumns("featured"));

interface GearPageQuery {
  filters: GearFilters;
  sort: GearSort;
  position: unknown[] | undefined;
  skip: number;
  limit: number;
}

/** A deferred join: the ids come from an index-only scan, so skipped rows are never read from the table. */
export function findGearPage(db: Db, { filters, sort, position, skip, limit }: GearPageQuery): Promise<GearRow[]> {
  const found = db
    .select({ id: gears.id })
    .from(gears)
    .where(
      and(isLive, matchesFilters(filters), matchesSearch(filters.search), position && isAfterPosition(sort, position)),
    )
    .orderBy(...orderByColumns(sort))
    .offset(skip)
    .limit(limit)
    .as("found");
  return db
    .select(gearColumns)
    .from(gears)
    .innerJoin(found, eq(found.id, gears.id))
    .orderBy(...orderByColumns(sort));
}

export async function gearIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: gears.id }).from(gears).where(isLive).orderBy(gears.id);
  return rows.map(({ id }) => id);
}

export async function gearById(db: Db, id: number): Promise<GearRow | undefined> {
  const [row] = await db.select(gearColumns).from(gears).where(eq(gears.id, id));
  return row;
}
