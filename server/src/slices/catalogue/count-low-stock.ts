import { lowStock } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { countGearsWithStockUpTo } from "./workplace-store.ts";

export const countLowStock = (db: Db): Promise<number> => countGearsWithStockUpTo(db, lowStock);
