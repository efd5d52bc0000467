import { isDeepStrictEqual } from "node:util";

/** The fields that differ, as they were and as they are, for the audit log. */
export function changedFields<Draft extends object>(before: Draft, after: Draft) {
  const changed = (Object.keys(after) as (keyof Draft)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  const pick = (draft: Draft) => Object.fromEntries(changed.map((field) => [field, draft[field]]));
  return { changed, before: pick(before), after: pick(after) };
}
