import type { CapSettings } from "../../platform/caps.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ShopIdentity, shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import type { Settings } from "../../settings.ts";
import type { ShopContent } from "../content/shop-content.ts";

export interface BookingContext extends ShopIdentity {
  database: Database;
  content: ShopContent;
  caps: CapSettings;
}

export const createBookingContext = (
  database: Database,
  settings: Pick<Settings, "origin" | "mailLimits" | "caps">,
  content: ShopContent,
): BookingContext => ({
  database,
  content,
  caps: settings.caps,
  ...shopIdentityFrom({ ...settings, shop: content.shop }),
});
