import type { Db } from "../../platform/db/database.ts";
import { countStuck } from "./workplace-store.ts";

/** Payments and refunds that did not come to an end by themselves. */
export const countStuckPayments = (db: Db): Promise<number> => countStuck(db);
