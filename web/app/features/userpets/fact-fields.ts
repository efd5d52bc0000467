import { chipPattern, type UserpetDetails, type UserpetFacts } from "@pawhaven/contract";
import { birthFrom, type BirthTexts } from "./birth-from.ts";

/** As the form has them: texts. */
export interface FactFields extends BirthTexts {
  neutered: "" | "yes" | "no";
  chip: string;
}

export const fieldsFrom = ({ born_on, born_precision, neutered, chip }: UserpetDetails): FactFields => ({
  born_precision: born_precision ?? "",
  born_on: born_on ?? "",
  born_year: born_on?.slice(0, 4) ?? "",
  neutered: neutered === null ? "" : neutered ? "yes" : "no",
  chip: chip ?? "",
});

type Result =
  | { facts: UserpetFacts; problem?: never }
  | { facts?: never; problem: { field: keyof FactFields; text: string } };

/** Passports write digits in groups. */
const digitsOf = (text: string) => text.replace(/[\s-]/g, "");

export function factsFrom({ neutered, ...fields }: FactFields): Result {
  const chip = digitsOf(fields.chip);
  const { birth, problem } = birthFrom(fields);
  if (problem) return { problem };
  if (chip && !chipPattern.test(chip)) return { problem: { field: "chip", text: "A chip has 15 digits." } };
  return { facts: { ...birth, neutered: neutered === "" ? null : neutered === "yes", chip: chip || null } };
}
