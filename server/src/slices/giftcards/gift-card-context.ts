import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";

export interface GiftCardContext {
  database: Database;
  shopIdentity: ShopIdentity;
}
