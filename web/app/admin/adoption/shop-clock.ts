import { formatDay } from "../../lib/days.ts";
import { toShopTime } from "../lib/shop-time.ts";

/** A moment as day and time on the shop's clock, as forms and the API have them. */
export function dayAndTimeOf(iso: string, timeZone: string): { date: string; time_slot: string } {
  const [date = "", time_slot = ""] = toShopTime(iso, timeZone).split("T");
  return { date, time_slot };
}

/** `Fri, May 31, 10:30`, on the shop's clock. */
export function describeMoment(iso: string, timeZone: string): string {
  const { date, time_slot } = dayAndTimeOf(iso, timeZone);
  return `${formatDay(date, "brief")}, ${time_slot}`;
}
