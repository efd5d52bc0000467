import type { Database } from "../../platform/db/database.ts";
import { type ShopIdentity, shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import type { Clinic } from "./opening-hours.ts";
import type { Settings } from "../../settings.ts";

/** What everybody who books, moves, cancels or reminds needs to have at hand. */
export interface BookingContext extends ShopIdentity {
  database: Database;
  clinic: Clinic;
}

export const createBookingContext = (database: Database, settings: Settings): BookingContext => ({
  database,
  clinic: settings.clinic,
  ...shopIdentityFrom(settings),
});
