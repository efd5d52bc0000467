import type { Day } from "@pawhaven/contract";
import { useState } from "react";
import { useSiteConfig } from "./site-config.ts";

/** The day on the shop's clocks, whatever the browser's time zone. */
export const todayIn = (timeZone: string, now: Date): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);

/** The shop's day when the screen was opened. */
export function useToday(): Day {
  const { timeZone } = useSiteConfig().shop;
  const [today] = useState(() => todayIn(timeZone, new Date()));
  return today;
}
