import type { BodyOf, endpoints, Promotion, PromotionDraft } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { promotionErrors, promotionNotFound } from "./errors.ts";
import { getPromotion } from "./list-promotions.ts";
import { toDraft, toFields } from "./serialize.ts";
import { insertPromotion, lockPromotion, type PromotionRow, updatePromotionRow } from "./staff-store.ts";

export async function createPromotion(
  database: Database,
  caller: StaffCaller,
  draft: PromotionDraft,
): Promise<Promotion> {
  const created = database.transaction((tx) => addDraft(tx, caller, draft));
  return getPromotion(database.db, await created.catch(mapConstraintErrors(promotionErrors)));
}

export async function updatePromotion(
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, ...draft }: BodyOf<typeof endpoints.updatePromotion>,
): Promise<Promotion> {
  const updated = database.transaction(async (tx) => {
    const before = await lockOpenPromotion(tx, id);
    // mutant(promotions-staff.test.ts): a promotion changed elsewhere is not overwritten
    if (before.version !== version) throw new ApiError("edited_meanwhile", "This promotion was changed elsewhere.");
    await changeTerms(tx, caller, before, draft);
  });
  await updated.catch(mapConstraintErrors(promotionErrors));
  return getPromotion(database.db, id);
}

export const startPromotion = (database: Database, caller: StaffCaller, id: number): Promise<Promotion> =>
  changeState(database, caller, id, "active");

export const endPromotion = (database: Database, caller: StaffCaller, id: number): Promise<Promotion> =>
  changeState(database, caller, id, "ended");

/** A code belongs to one promotion, and a time is over some day; uses are those of the original. */
export async function duplicatePromotion(database: Database, caller: StaffCaller, id: number): Promise<Promotion> {
  const copyId = await database.transaction(async (tx) => {
    const original = await lockPromotion(tx, id);
    if (!original) throw promotionNotFound();
    const name = `${original.name.slice(0, 70)} (copy)`;
    return addDraft(tx, caller, { ...toDraft(original), name, code: null, begins_at: null, ends_at: null });
  });
  return getPromotion(database.db, copyId);
}

async function addDraft(tx: Tx, caller: StaffCaller, draft: PromotionDraft): Promise<number> {
  const id = await insertPromotion(tx, toFields(draft));
  await recordAudit(tx, caller, { action: "created", object: { kind: "promotion", id }, after: { ...draft } });
  return id;
}

async function changeTerms(tx: Tx, caller: StaffCaller, row: PromotionRow, draft: PromotionDraft): Promise<void> {
  await updatePromotionRow(tx, row.id, toFields(draft));
  const before = toDraft(row);
  const changed = (Object.keys(draft) as (keyof PromotionDraft)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(draft[field]),
  );
  const pick = (values: PromotionDraft) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  const object = { kind: "promotion", id: row.id };
  await recordAudit(tx, caller, { action: "changed", object, before: pick(before), after: pick(draft) });
}

async function changeState(
  database: Database,
  caller: StaffCaller,
  id: number,
  state: "active" | "ended",
): Promise<Promotion> {
  await database.transaction(async (tx) => {
    const before = await lockOpenPromotion(tx, id);
    if (before.state === state) throw new ApiError("conflict", "This promotion was started already.");
    await updatePromotionRow(tx, id, { state });
    await recordAudit(tx, caller, {
      action: state === "active" ? "started" : "ended",
      object: { kind: "promotion", id },
      before: { state: before.state },
      after: { state },
    });
  });
  return getPromotion(database.db, id);
}

async function lockOpenPromotion(tx: Tx, id: number): Promise<PromotionRow> {
  const row = await lockPromotion(tx, id);
  if (!row) throw promotionNotFound();
  // mutant(promotions-staff.test.ts): a promotion that has ended stays as it was
  if (row.state === "ended") throw new ApiError("conflict", "This promotion has ended. You can duplicate it.");
  return row;
}

const undoChange: Undo = {
  permission: "prices.edit",
  constraintErrors: promotionErrors,
  async apply(tx, caller, change) {
    const row = await lockOpenPromotion(tx, Number(change.objectId));
    const current = toDraft(row);
    assertUnchangedSince(change, current);
    await changeTerms(tx, caller, row, { ...current, ...(change.before as Partial<PromotionDraft>) });
  },
};

export const promotionUndos = { changed: undoChange };
