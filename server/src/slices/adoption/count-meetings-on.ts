import type { Db } from "../../platform/db/database.ts";
import { countPlannedOn } from "./workplace-store.ts";

export const countMeetingsOn = (db: Db, day: string, timeZone: string): Promise<number> =>
  countPlannedOn(db, day, timeZone);
