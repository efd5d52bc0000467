import { shopIdentityFrom, type ShopIdentity } from "../../src/platform/mail/shop-identity.ts";
import { readSettings, type Settings } from "../../src/settings.ts";

/** The settings with the shop as a new database would have it. */
export function settingsWithShop(environment: Record<string, string> = {}): Settings & ShopIdentity {
  const settings = readSettings(environment);
  return { ...settings, shop: { ...settings.firstContent.facts, timeZone: settings.timeZone } };
}

export const testShopIdentity = (environment: Record<string, string> = {}): ShopIdentity =>
  shopIdentityFrom(settingsWithShop(environment));
