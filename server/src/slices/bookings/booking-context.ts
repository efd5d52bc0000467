import type { Shop } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Clinic } from "./opening-hours.ts";
import type { Settings } from "../../settings.ts";

export interface BookingContext {
  database: Database;
  clinic: Clinic;
  shop: Shop;
  origin: string;
}

export const createBookingContext = (database: Database, { clinic, shop, origin }: Settings): BookingContext => ({
  database,
  clinic,
  shop,
  origin,
});
