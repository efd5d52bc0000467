import type { CareRecordDraft, Day } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { assertPlausibleWeight } from "../records/assert-plausible-weight.ts";
import { recordCare } from "../records/record-care.ts";
import { ownerAsAuthor } from "./owner-as-author.ts";
import { replaceUserpet, type UserpetRow } from "./store.ts";

/**
 * The weight in the form of the list: another one than before is a record of today. An emptied field, and nothing, empties
 * the card until the next weight is recorded; what was weighed before stays in the history.
 * The pet is locked. Without `override` nothing is asked.
 */
export async function setWeight(
  tx: Tx,
  row: UserpetRow,
  weightKg: number | null,
  today: Day,
  override = true,
): Promise<UserpetRow> {
  if (weightKg === row.weightKg) return row;
  if (!weightKg) return replaceUserpet(tx, row.id, { weightKg });
  const subject = { userpetId: row.id };
  const draft = weightRecord(weightKg, today, override);
  await assertPlausibleWeight(tx, subject, draft);
  await recordCare(tx, subject, ownerAsAuthor, draft);
  return { ...row, weightKg };
}

const weightRecord = (weightKg: number, today: Day, override: boolean): CareRecordDraft => ({
  kind: "weight",
  given_on: today,
  product: "",
  batch: "",
  note: "",
  weight_kg: weightKg,
  due_on: null,
  override,
});
