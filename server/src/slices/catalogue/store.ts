import type { GearFilters, GearSort } from "@pawhaven/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { jsonAsText } from "../../platform/db/json.ts";
import { prepared, preparedByForm } from "../../platform/db/prepared.ts";
import { gears } from "../../schema/index.ts";
import { type FilterName, filterValues, isLive, matchesFilters } from "./gear-filters.ts";
import { isAfterPosition, orderByColumns, positionIn, positionValues } from "./gear-sort.ts";
import { gearColumns, gearJson, gearPageJson, type GearRow } from "./gear-row.ts";

/** As the reply has it. */
const listedJson = jsonAsText(gearJson);

const wholeCatalogue = prepared((db) =>
  db
    .select({ json: listedJson })
    .from(gears)
    .where(isLive)
    .orderBy(...orderByColumns("featured"))
    .prepare("whole catalogue"),
);

/** Featured first, then in the order the shop added them. */
export const allGears = (db: Db): Promise<{ json: string }[]> => wholeCatalogue(db).execute();

interface GearPageForm {
  filters: FilterName[];
  sort: GearSort;
  isAfterPosition: boolean;
}

/** A deferred join: the ids come from an index-only scan, so skipped rows are never read from the table. */
const pageOfGears = preparedByForm((db, { filters, sort, ...form }: GearPageForm) => {
  const found = db
    .select({ id: gears.id })
    .from(gears)
    .where(and(isLive, matchesFilters(filters), form.isAfterPosition ? isAfterPosition(sort) : undefined))
    .orderBy(...orderByColumns(sort))
    .offset(sql.placeholder("skip"))
    .limit(sql.placeholder("limit"))
    .as("found");
  return db
    .select({ json: listedJson, position: positionIn(sort) })
    .from(gears)
    .innerJoin(found, eq(found.id, gears.id))
    .orderBy(...orderByColumns(sort))
    .prepare("page of gears");
});

interface GearPageQuery {
  filters: GearFilters;
  sort: GearSort;
  position: unknown[] | undefined;
  skip: number;
  limit: number;
}

export function findGearPage(db: Db, { filters, sort, position, skip, limit }: GearPageQuery) {
  const values = filterValues(filters);
  const form = { filters: Object.keys(values) as FilterName[], sort, isAfterPosition: position !== undefined };
  return pageOfGears(db, form).execute({ ...values, ...positionValues(position ?? []), skip, limit });
}

export async function gearIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: gears.id }).from(gears).where(isLive).orderBy(gears.id);
  return rows.map(({ id }) => id);
}

const gearPage = prepared((db) =>
  db
    .select({ state: gears.state, json: jsonAsText(gearPageJson) })
    .from(gears)
    .where(eq(gears.id, sql.placeholder("id")))
    .prepare("page of a gear"),
);

/** What its page needs. */
export async function gearPageById(db: Db, id: number) {
  const [row] = await gearPage(db).execute({ id });
  return row;
}

export async function gearById(db: Db, id: number): Promise<GearRow | undefined> {
  const [row] = await db.select(gearColumns).from(gears).where(eq(gears.id, id));
  return row;
}
