import type { catalogueEndpoints, Gear, GearPage, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { commaSeparated, JsonText } from "../../platform/db/json.ts";
import { encodeCursor, decodeCursor } from "./gear-cursor.ts";
import { allGears, findGearPage } from "./store.ts";

const defaultLimit = 60;

type Query = QueryOf<typeof catalogueEndpoints.listGears>;

/** The whole catalogue if there is no parameter, else one page. */
export async function listGears(db: Db, query: Query): Promise<JsonText<Gear[]> | JsonText<GearPage>> {
  if (Object.values(query).some((value) => value !== undefined)) return listGearPage(db, query);
  const rows = await allGears(db);
  return new JsonText<Gear[]>(["[", ...commaSeparated(rows.map(({ json }) => json)), "]"]);
}

async function listGearPage(
  db: Db,
  { sort = "featured", cursor, from = 0, limit = defaultLimit, ...filters }: Query,
): Promise<JsonText<GearPage>> {
  const position = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  // One row more than shown tells whether there is a next page.
  const rows = await findGearPage(db, { filters, sort, position, skip: from, limit: limit + 1 });
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  const nextCursor = last && rows.length > limit ? encodeCursor(sort, last.position) : null;
  const items = commaSeparated(pageRows.map(({ json }) => json));
  return new JsonText([`{"items":[`, ...items, `],"next_cursor":${JSON.stringify(nextCursor)}}`]);
}
