import { useState } from "react";
import type { Day } from "../../lib/days.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { todayIn } from "../reports/report-days.ts";

/** The shop's day when the screen was opened. */
export function useToday(): Day {
  const { timeZone } = useSiteConfig().shop;
  const [today] = useState(() => todayIn(timeZone, new Date()));
  return today;
}
