import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { orderResourceRows } from "./store.ts";

export async function orderResources(
  database: Database,
  caller: StaffCaller,
  ids: number[],
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await orderResourceRows(tx, ids);
    await recordAudit(tx, caller, { action: "ordered", object: { kind: "list", id: "resources" }, after: { ids } });
  });
  return { message: "Saved." };
}
