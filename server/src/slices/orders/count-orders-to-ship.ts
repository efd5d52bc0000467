import type { Db } from "../../platform/db/database.ts";
import { countOrdered } from "./workplace-store.ts";

export const countOrdersToShip = (db: Db): Promise<number> => countOrdered(db);
