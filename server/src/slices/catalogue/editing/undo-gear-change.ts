import type { GearState } from "@pawhaven/contract";
import { assertUnchangedSince, type RecordedChange, type Undo } from "../../../platform/audit/undo.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { GearRow } from "../gear-row.ts";
import { setState } from "./change-gear-state.ts";
import { gearNotFound } from "./errors.ts";
import { pickFields, toGearDraft } from "./gear-fields.ts";
import { saveDraft } from "./save-gear.ts";
import { lockGear } from "../staff-store.ts";

const undoEdit: Undo = {
  permission: "gears.edit",
  async apply(tx, caller, change) {
    const row = await lockChanged(tx, change);
    const draft = toGearDraft(row);
    assertUnchangedSince(change, pickFields(draft, Object.keys(change.after)));
    await saveDraft(tx, caller, row, row.version, { ...draft, ...change.before });
  },
};

/** The opposite of the change is what the log says: a gear that was hidden is published again. */
const undoState: Undo = {
  permission: "gears.edit",
  async apply(tx, caller, change) {
    const row = await lockChanged(tx, change);
    assertUnchangedSince(change, { state: row.state });
    await setState(tx, caller, row, { version: row.version, state: change.before["state"] as GearState });
  },
};

async function lockChanged(tx: Tx, { objectId }: RecordedChange): Promise<GearRow> {
  const row = await lockGear(tx, Number(objectId));
  if (!row) throw gearNotFound();
  return row;
}

export const gearUndos = { edited: undoEdit, published: undoState, hidden: undoState, archived: undoState };
