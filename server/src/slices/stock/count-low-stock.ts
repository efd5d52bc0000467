import type { Db } from "../../platform/db/database.ts";
import { countLowGears } from "./list-store.ts";

export const countLowStock = (db: Db): Promise<number> => countLowGears(db);
