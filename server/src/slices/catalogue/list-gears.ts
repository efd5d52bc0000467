import type { catalogueEndpoints, Gear, GearPage, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { encodeCursor, decodeCursor } from "./gear-cursor.ts";
import { allGears, findGearPage } from "./store.ts";
import { toGearDto } from "./serialize.ts";

const defaultLimit = 60;

type Query = QueryOf<typeof catalogueEndpoints.listGears>;

/** The whole catalogue to who asks for nothing in particular, else a page of what is asked for. */
export async function listGears(db: Db, query: Query): Promise<Gear[] | GearPage> {
  const hasNoQuery = Object.values(query).every((value) => value === undefined);
  return hasNoQuery ? (await allGears(db)).map(toGearDto) : listGearPage(db, query);
}

async function listGearPage(
  db: Db,
  { sort = "featured", cursor, from = 0, limit = defaultLimit, ...filters }: Query,
): Promise<GearPage> {
  const place = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  const rows = await findGearPage(db, { filters, sort, position: place, skip: from, limit: limit + 1 }); // one more shows whether it goes on
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toGearDto),
    next_cursor: last && rows.length > limit ? encodeCursor(sort, last) : null,
  };
}
