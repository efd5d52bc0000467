import type { endpoints, BodyOf, SavedView } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { mapViewErrors, viewNotFound } from "./errors.ts";
import { toSavedViewDto } from "./serialize.ts";
import { deleteView, lockOwnView, type SavedViewRow, updateView, type ViewFields } from "./store.ts";

export async function updateSavedView(
  database: Database,
  caller: StaffCaller,
  id: number,
  { name, query, is_shared: isShared, version }: BodyOf<typeof endpoints.updateSavedView>,
): Promise<SavedView> {
  const updated = database.transaction(async (tx) => {
    const view = await lockOwnView(tx, caller.staffId, id);
    if (!view) throw viewNotFound();
    // mutant(lists.test.ts): a view changed elsewhere is not overwritten
    if (view.version !== version) throw new ApiError("edited_meanwhile", "This view was changed elsewhere.");
    return toSavedViewDto(await changeView(tx, caller, view, { name, query, isShared }), caller, caller.name);
  });
  return updated.catch(mapViewErrors);
}

/** Sets these fields and records those that differ. A new name alone is called that. */
async function changeView(
  tx: Tx,
  caller: StaffCaller,
  view: SavedViewRow,
  fields: Partial<ViewFields>,
): Promise<SavedViewRow> {
  const names = (Object.keys(fields) as (keyof ViewFields)[]).filter((name) => fields[name] !== view[name]);
  const updated = await updateView(tx, view.id, fields);
  await recordAudit(tx, caller, {
    action: names.length === 1 && names[0] === "name" ? "renamed" : "changed",
    object: { kind: "saved view", id: view.id },
    before: Object.fromEntries(names.map((name) => [name, view[name]])),
    after: Object.fromEntries(names.map((name) => [name, updated[name]])),
  });
  return updated;
}

export async function deleteSavedView(
  database: Database,
  caller: StaffCaller,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const view = await lockOwnView(tx, caller.staffId, id);
    if (!view) throw viewNotFound();
    await deleteView(tx, id);
    const { name, query, isShared } = view;
    const object = { kind: "saved view", id };
    await recordAudit(tx, caller, { action: "deleted", object, before: { name, query, isShared } });
  });
  return { message: "The view is deleted." };
}

/** Takes back a new name, filter or sharing of one's own view. */
const undoViewChange: Undo = {
  permission: "workplace.open",
  async apply(tx, caller, change) {
    const view = await lockOwnView(tx, caller.staffId, Number(change.objectId));
    if (!view) throw viewNotFound();
    assertUnchangedSince(change, { ...view });
    await changeView(tx, caller, view, change.before as Partial<ViewFields>).catch(mapViewErrors);
  },
};

export const savedViewUndos = { renamed: undoViewChange, changed: undoViewChange };
