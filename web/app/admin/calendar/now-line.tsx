import type { Day } from "@pawhaven/contract";
import { toShopTime } from "../lib/shop-time.ts";
import { topOf } from "./item-position.ts";
import { minuteOf, type Span } from "./layout/clock.ts";
import { useNow } from "./use-now.ts";

/** Where the day is, on the shop's clock. Nothing on other days, and outside of the drawn hours. */
export function NowLine({ date, hours, timeZone }: { date: Day; hours: Span; timeZone: string }) {
  const [today, time = ""] = toShopTime(useNow(), timeZone).split("T");
  const minute = minuteOf(time);
  if (today !== date || minute < hours.from || minute >= hours.to) return null;
  return (
    <div
      aria-hidden="true"
      style={{ top: topOf(minute, hours) }}
      className="pointer-events-none absolute inset-x-0 z-1 h-0.5 bg-berry before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-berry"
    />
  );
}
