import { type Birth, type Day, earliestBirth } from "@pawhaven/contract";
import { fieldError } from "./errors.ts";

/** Returns the first day on which the animal can have been born. */
export function assertBorn(birth: Birth, today: Day): Day {
  const first = earliestBirth(birth);
  if (first > today) throw fieldError("born_on", "This day lies in the future.");
  return first;
}
