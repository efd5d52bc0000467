import type { ShopIdentity } from "./shop-identity.ts";

/** Nobody is reminded or asked at night. */
export const isDaytime = ({ shop }: ShopIdentity, now: Date): boolean => {
  const hour = Number(new Intl.DateTimeFormat("en-GB", { timeZone: shop.timeZone, hour: "2-digit" }).format(now));
  return hour >= 8 && hour < 20;
};
