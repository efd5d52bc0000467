import type { Db } from "../../platform/db/database.ts";
import { listUnsentUnits, type Units } from "./order-units-store.ts";

/** What an order still has to send. */
export const unsentUnitsOf = (db: Db, orderId: number): Promise<Units[]> => listUnsentUnits(db, orderId);
