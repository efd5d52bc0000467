import type { Db } from "../../platform/db/database.ts";
import { countActiveOn } from "./workplace-store.ts";

export const countVisitsOn = (db: Db, date: string): Promise<number> => countActiveOn(db, date);
