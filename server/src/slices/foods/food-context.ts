import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";

export interface FoodContext {
  database: Database;
  shopIdentity: ShopIdentity;
  /** How long before the earliest end of a food its owner is reminded. */
  foodReminderDays: number;
}
