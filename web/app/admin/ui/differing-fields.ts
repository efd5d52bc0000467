import type { ConflictField, ConflictSide } from "./edit-conflict.tsx";
import { showValue } from "./show-value.ts";

/** The fields in which two versions differ, for `EditConflict`. Only fields with a label are compared. */
export const differingFields = <Values extends object>(
  labels: Partial<Record<keyof Values & string, string>>,
  yours: Values,
  theirs: Values,
): ConflictField[] =>
  (Object.entries(labels) as [keyof Values & string, string][])
    .map(([name, label]) => ({ name, label, yours: showValue(yours[name]), theirs: showValue(theirs[name]) }))
    .filter((field) => field.yours !== field.theirs);

/** Theirs, with the fields for which yours was chosen. */
export const mergeVersions = <Values extends object>(
  choice: Record<string, ConflictSide>,
  yours: Values,
  theirs: Values,
): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(yours).filter(([name]) => choice[name] === "yours")),
});
