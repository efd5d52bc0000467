import { addDays, addMonths, type Day, daysBetween, monthOf, monthsBetween } from "./core/days.ts";
import { pluralize } from "./core/pluralize.ts";
import type { BornPrecision } from "./shelter-rules.ts";

/** When an animal was born, as exactly as it is known. */
export interface Birth {
  born_on: Day;
  born_precision: BornPrecision;
}

export const weeksOld = (bornOn: Day, today: Day): number => Math.max(0, Math.floor(daysBetween(bornOn, today) / 7));

export const monthsOld = (bornOn: Day, today: Day): number => Math.max(0, monthsBetween(bornOn, today));

/** In years, to one decimal. */
export const ageOn = (bornOn: Day, today: Day): number => Math.round((monthsOld(bornOn, today) * 10) / 12) / 10;

/** Somebody who gives an age knows the birth about; `ageOn` gives the same age back, to one decimal. */
export const birthOfAge = (years: number, today: Day): Birth => ({
  born_on: addMonths(today, -Math.round(years * 12)),
  born_precision: "estimated",
});

/** An age in words, like “9 weeks”, “14 months” or “3 years”. */
export function ageText(bornOn: Day, today: Day): string {
  const months = monthsOld(bornOn, today);
  if (months < 3) return pluralize(weeksOld(bornOn, today), "week");
  return months < 24 && months !== 12 ? pluralize(months, "month") : pluralize(Math.floor(months / 12), "year");
}

/** The same, saying where it is not exact. */
export const describeAge = ({ born_on: bornOn, born_precision: precision }: Birth, today: Day): string =>
  precision === "day" || precision === "month" ? ageText(bornOn, today) : `about ${ageText(bornOn, today)}`;

/** The first day on which it can have been born. Whoever estimates an age in years may be a year off. */
export function earliestBirth({ born_on: bornOn, born_precision: precision }: Birth): Day {
  if (precision === "day") return bornOn;
  if (precision === "estimated") return addMonths(bornOn, -12);
  return precision === "month" ? `${monthOf(bornOn)}-01` : `${bornOn.slice(0, 4)}-01-01`;
}

/** The last day on which it can have been born. */
function latestBirth({ born_on: bornOn, born_precision: precision }: Birth): Day {
  if (precision === "day") return bornOn;
  if (precision === "estimated") return addMonths(bornOn, 12);
  return precision === "month" ? addDays(addMonths(`${monthOf(bornOn)}-01`, 1), -1) : `${bornOn.slice(0, 4)}-12-31`;
}

/** How old it is at least and at most. */
export const monthsOldBetween = (birth: Birth, today: Day): { least: number; most: number } => ({
  least: monthsOld(latestBirth(birth), today),
  most: monthsOld(earliestBirth(birth), today),
});
