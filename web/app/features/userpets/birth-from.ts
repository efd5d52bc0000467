import type { BornPrecision, UserpetFacts } from "@pawhaven/contract";

/** As forms have it: texts. */
export interface BirthTexts {
  born_precision: BornPrecision | "";
  born_on: string;
  born_year: string;
}

export const unknownBirth: BirthTexts = { born_precision: "", born_on: "", born_year: "" };

type Birth = Pick<UserpetFacts, "born_on" | "born_precision">;

type Result =
  | { birth: Birth; problem?: never }
  | { birth?: never; problem: { field: "born_on" | "born_year"; text: string } };

export function birthFrom({ born_precision: precision, born_on: day, born_year: year }: BirthTexts): Result {
  if (precision === "") return { birth: { born_on: null, born_precision: null } };
  const bornOn = precision === "year" ? firstDayOf(year.trim()) : day;
  if (bornOn !== "") return { birth: { born_on: bornOn, born_precision: precision } };
  return precision === "year"
    ? { problem: { field: "born_year", text: "Please enter a year." } }
    : { problem: { field: "born_on", text: "Please enter a date." } };
}

const firstDayOf = (year: string): string => (/^\d{4}$/.test(year) ? `${year}-01-01` : "");
