import type { BornPrecision } from "@pawhaven/contract";
import { formatDay } from "./days.ts";

const precise: Record<BornPrecision, (day: string) => string> = {
  day: (day) => formatDay(day, "date"),
  month: (day) => formatDay(day, "month"),
  year: (day) => day.slice(0, 4),
  estimated: (day) => `about ${formatDay(day, "month")}`,
};

/** When an animal was born, as exactly as it is known. */
export const describeBirth = (day: string | null, precision: BornPrecision | null): string | null =>
  day && precision ? precise[precision](day) : null;
