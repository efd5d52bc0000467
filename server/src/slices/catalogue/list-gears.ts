import type { catalogue, Gear, GearPage, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { cursorAt, placeAt } from "./gear-cursor.ts";
import { allGears, gearsFrom } from "./store.ts";
import { gearOnTheWire } from "./wire.ts";

const usualLimit = 60;

type Query = QueryOf<typeof catalogue.listGears>;

/** The whole catalogue to who asks for nothing in particular, else a page of what is asked for. */
export async function listGears(db: Db, query: Query): Promise<Gear[] | GearPage> {
  const isPlain = Object.values(query).every((value) => value === undefined);
  return isPlain ? (await allGears(db)).map(gearOnTheWire) : pageOfGears(db, query);
}

async function pageOfGears(
  db: Db,
  { sort = "featured", cursor, from = 0, limit = usualLimit, ...filters }: Query,
): Promise<GearPage> {
  const place = cursor === undefined ? undefined : placeAt(sort, cursor);
  const rows = await gearsFrom(db, { filters, sort, place, skip: from, limit: limit + 1 }); // one more shows whether it goes on
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(gearOnTheWire),
    next_cursor: last && rows.length > limit ? cursorAt(sort, last) : null,
  };
}
