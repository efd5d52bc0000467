import type { catalogueEndpoints, Gear, GearPage, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { encodeCursor, decodeCursor } from "./gear-cursor.ts";
import { allGears, findGearPage } from "./store.ts";
import { toGearDto } from "./serialize.ts";

const defaultLimit = 60;

type Query = QueryOf<typeof catalogueEndpoints.listGears>;

/** The whole catalogue if there is no parameter, else one page. */
export async function listGears(db: Db, query: Query): Promise<Gear[] | GearPage> {
  const hasNoQuery = Object.values(query).every((value) => value === undefined);
  return hasNoQuery ? (await allGears(db)).map(toGearDto) : listGearPage(db, query);
}

async function listGearPage(
  db: Db,
  { sort = "featured", cursor, from = 0, limit = defaultLimit, ...filters }: Query,
): Promise<GearPage> {
  const position = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  // One row more than shown tells whether there is a next page.
  const rows = await findGearPage(db, { filters, sort, position, skip: from, limit: limit + 1 });
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  return {
    items: pageRows.map(toGearDto),
    next_cursor: last && rows.length > limit ? encodeCursor(sort, last) : null,
  };
}
