import type { Shop } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Clinic } from "../../platform/opening-hours.ts";
import type { Settings } from "../../settings.ts";

/** What everybody who books, moves, cancels or reminds needs to have at hand. */
export interface Desk {
  database: Database;
  clinic: Clinic;
  shop: Shop;
  origin: string;
}

export const deskOf = (database: Database, { clinic, shop, origin }: Settings): Desk => ({
  database,
  clinic,
  shop,
  origin,
});
