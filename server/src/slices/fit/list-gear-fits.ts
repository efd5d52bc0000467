import type { GearFits } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toGearFitDto } from "./serialize.ts";
import { firstLiveGearFitRows, liveGearFitRows } from "./store.ts";

/** As many gears as the gear shop sends to the browser as a whole. */
const maxWholeCatalogue = 1000;

/** A large catalogue is not sent as a whole: whoever shows a page of it asks for its ids. */
export async function listGearFits(db: Db, ids: string | undefined): Promise<GearFits> {
  if (ids !== undefined) {
    const rows = await liveGearFitRows(db, [...new Set(ids.split(",").map(Number))]);
    return { is_complete: false, gears: rows.map(toGearFitDto) };
  }
  const rows = await firstLiveGearFitRows(db, maxWholeCatalogue + 1);
  return rows.length > maxWholeCatalogue
    ? { is_complete: false, gears: [] }
    : { is_complete: true, gears: rows.map(toGearFitDto) };
}
