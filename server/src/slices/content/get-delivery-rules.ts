import { countryCodes, type DeliveryRules, findCountry } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { readDeliveryContent } from "./store.ts";

export interface ShopPlace {
  timeZone: string;
  /** ISO code of any country. */
  country: string;
}

/** Holidays that are over decide nothing any more. */
export async function getDeliveryRules(db: Db, { timeZone, country }: ShopPlace): Promise<DeliveryRules> {
  const { hours, holidays, delivery } = await readDeliveryContent(db);
  const today = todayAt({ timeZone }, new Date());
  return {
    ...delivery,
    open: hours.shop.map((span) => span !== null),
    holidays: holidays.map(({ date }) => date).filter((date) => date >= today),
    time_zone: timeZone,
    country: findCountry(country) ?? countryCodes[0],
  };
}
