import type { ShopIdentity } from "./shop-identity.ts";

/** When mails are sent that nobody waits for. */
export const reminderHours = { from: 9, until: 19 };

/** Nobody is reminded or asked at night. */
export const isDaytime = ({ shop }: ShopIdentity, now: Date, { from, until } = { from: 8, until: 20 }): boolean => {
  const hour = Number(new Intl.DateTimeFormat("en-GB", { timeZone: shop.timeZone, hour: "2-digit" }).format(now));
  return hour >= from && hour < until;
};
