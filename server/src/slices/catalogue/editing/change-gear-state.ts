import type { GearState, StaffGear } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import type { GearRow } from "../gear-row.ts";
import { gearById } from "../store.ts";
import { toDto } from "./edit-gear.ts";
import { gearEditedMeanwhile, gearNotFound } from "./errors.ts";
import { replaceGear } from "../staff-store.ts";

export const stateActions = { live: "published", hidden: "hidden", archived: "archived" } as const;

export async function changeGearState(
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, state }: { version: number; state: GearState },
): Promise<StaffGear> {
  return database.transaction(async (tx) => {
    const before = await gearById(tx, id);
    if (!before) throw gearNotFound();
    return toDto(tx, await setState(tx, caller, before, { version, state }));
  });
}

export async function setState(
  tx: Tx,
  caller: Pick<StaffCaller, "staffId" | "requestId">,
  before: GearRow,
  { version, state }: { version: number; state: GearState },
): Promise<GearRow> {
  const row = await replaceGear(tx, before.id, version, { state });
  if (!row) throw gearEditedMeanwhile();
  await recordAudit(tx, caller, {
    action: stateActions[state],
    object: { kind: "gear", id: row.id },
    before: { state: before.state },
    after: { state },
  });
  return row;
}
