import { type Day, earliestBirth } from "@pawhaven/contract";
import { fieldError } from "./errors.ts";
import { birthOf } from "./serialize.ts";
import type { UserpetRow } from "./store.ts";

/** What happened to an animal happened after its birth, and has happened. `field` is where the form shows the error. */
export function assertDayInLife(row: UserpetRow, field: string, day: Day, today: Day): void {
  // mutant(userpet-care.test.ts): what its owner notes has happened
  if (day > today) throw fieldError(field, "This day lies in the future.");
  const birth = birthOf(row);
  // mutant(userpet-care.test.ts): nothing happens to an animal before its birth
  if (birth && day < earliestBirth(birth)) throw fieldError(field, `${row.name} was born later than that.`);
}
