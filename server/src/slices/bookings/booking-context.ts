import type { CapSettings } from "../../platform/caps.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ShopIdentity, shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import type { Clinic } from "./opening-hours.ts";
import type { Settings } from "../../settings.ts";

export interface BookingContext extends ShopIdentity {
  database: Database;
  clinic: Clinic;
  caps: CapSettings;
}

export const createBookingContext = (database: Database, settings: Settings): BookingContext => ({
  database,
  clinic: settings.clinic,
  caps: settings.caps,
  ...shopIdentityFrom(settings),
});
