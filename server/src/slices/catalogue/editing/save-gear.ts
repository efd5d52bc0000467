import { type GearDraft, hasPermission, type StaffRole } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { GearRow } from "../gear-row.ts";
import { fieldError, gearEditedMeanwhile } from "./errors.ts";
import { changedFields, toGearColumns, toGearDraft } from "./gear-fields.ts";
import { insertWithSlug } from "./slug.ts";
import { missingGearIds, missingIngredients, replaceGear } from "../staff-store.ts";

export interface GearEditor {
  staffId: number;
  requestId: string;
  role: StaffRole;
}

const constraintErrors = {
  gears_checked_on: () => fieldError("facts_checked_on", "Please enter a day that has come."),
};

/** New gears are hidden: nobody sees one before it is published. */
export async function insertDraft(tx: Tx, editor: GearEditor, draft: GearDraft): Promise<GearRow> {
  assertMaySetPrice(editor.role);
  await assertRelatedExist(tx, draft);
  await assertIngredientsExist(tx, draft);
  const row = await insertWithSlug(tx, toGearColumns(draft)).catch(mapConstraintErrors(constraintErrors));
  const object = { kind: "gear", id: row.id };
  await recordAudit(tx, editor, { action: "created", object, after: { ...draft, slug: row.slug } });
  return row;
}

/** Whoever edits without the permission for prices leaves the price as it is. */
export async function saveDraft(
  tx: Tx,
  editor: GearEditor,
  before: GearRow,
  version: number,
  draft: GearDraft,
): Promise<GearRow> {
  const { changed, ...values } = changedFields(toGearDraft(before), draft);
  if (changed.includes("list_price")) assertMaySetPrice(editor.role);
  if (draft.related_ids.includes(before.id)) throw fieldError("related_ids", "A gear is not related to itself.");
  if (changed.includes("related_ids")) await assertRelatedExist(tx, draft);
  await assertIngredientsExist(tx, draft);
  const row = await replaceGear(tx, before.id, version, toGearColumns(draft)).catch(
    mapConstraintErrors(constraintErrors),
  );
  if (!row) throw gearEditedMeanwhile();
  await recordAudit(tx, editor, { action: "edited", object: { kind: "gear", id: row.id }, ...values });
  return row;
}

export const cannotSetPrice = "Your role does not include prices. Please ask a manager.";

function assertMaySetPrice(role: StaffRole): void {
  // mutant(editing.test.ts): a price needs the permission for prices
  if (!hasPermission(role, "prices.edit"))
    throw new ApiError("forbidden", cannotSetPrice, { errors: { list_price: [cannotSetPrice] } });
}

async function assertRelatedExist(tx: Tx, { related_ids: ids }: GearDraft): Promise<void> {
  const missing = await missingGearIds(tx, ids);
  if (missing.length > 0) throw fieldError("related_ids", `There is no gear ${missing.join(", ")}.`);
}

async function assertIngredientsExist(tx: Tx, { contains, may_contain }: GearDraft): Promise<void> {
  for (const [field, names] of Object.entries({ contains, may_contain })) {
    const missing = await missingIngredients(tx, names);
    if (missing.length > 0) throw fieldError(field, `There is no ingredient ${missing.join(", ")}.`);
  }
}
