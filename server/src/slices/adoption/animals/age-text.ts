import { Temporal } from "temporal-polyfill";

/** An age in words, like “9 weeks”, “14 months” or “3 years”. */
export function ageText(bornOn: string, today: string): string {
  const born = Temporal.PlainDate.from(bornOn);
  const { years, months } = born.until(today, { largestUnit: "years" });
  const all = years * 12 + months;
  if (all < 3) return inUnits(Math.max(0, Math.floor(born.until(today, { largestUnit: "days" }).days / 7)), "week");
  return all < 24 && all !== 12 ? inUnits(all, "month") : inUnits(years, "year");
}

const inUnits = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
